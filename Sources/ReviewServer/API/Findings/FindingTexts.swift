internal import JSON
internal import Postgres
internal import RulesEngine

/// Stored results in a reader's language. They are stored with English sentences, each with its name and what its places
/// are filled with, from which the sentence is made anew.
///
/// A sentence that this engine or the profile no longer has, or that has other places now, stays as it was stored.
struct FindingTexts: Sendable {
    private let language: String
    /// The sentences of the team's own rules.
    private let own: [RuleID: [MessageTemplate]]

    /// - Parameter profile: The profile under which the results came out; nil where it has no say.
    init(in language: String, profile: String? = nil) {
        self.language = language
        // Most profiles state no rules, and reading one takes longer than a page of results.
        guard language != "en", let profile, profile.contains("ownRules"),
            let parsed = try? Profile(parsing: Array(profile.utf8))
        else {
            own = [:]
            return
        }
        own = Dictionary(parsed.ownRules.map { ($0.id, [$0.template]) }, uniquingKeysWith: { first, _ in first })
    }

    /// The column that holds the profile of a report `o`, which nobody needs who reads English.
    static func profile(for language: String) -> SQL { language == "en" ? "NULL::text" : "o.profile" }

    /// A result as it is stored, in the reader's language.
    func translated(_ stored: [UInt8]) -> [UInt8] {
        guard language != "en", let result = try? JSON(parsing: stored), let rule = result["rule"]?.string else {
            return stored
        }
        let id = RuleID(rawValue: rule)
        let templates = own[id] ?? RuleCatalogue.rule(id)?.metadata.messages ?? []
        return templates.isEmpty ? stored : said(result, templates).bytes()
    }

    /// A result, or one of its languages and cases.
    private func said(_ result: JSON, _ templates: [MessageTemplate]) -> JSON {
        result.mapMembers { name, value in
            switch name {
            case "message": sentence(value, templates)
            case "settledBy": value.mapMembers { $0 == "message" ? sentence($1, templates) : $1 }
            case "fix": value.mapMembers { $0 == "title" ? sentence($1, templates) : $1 }
            case "cells": .array((value.elements ?? []).map { said($0, templates) })
            default: value
            }
        }
    }

    private func sentence(_ message: JSON, _ templates: [MessageTemplate]) -> JSON {
        guard let id = message["id"]?.string, let template = templates.first(where: { $0.id == id }) else {
            return message
        }
        let arguments = Dictionary(
            (message["arguments"]?.members ?? []).map { ($0.name, $0.value.string ?? "") },
            uniquingKeysWith: { first, _ in first })
        // A place that stayed empty in English, too, is none.
        let isWhole = template.places(in: language).allSatisfy { place in
            arguments[place] != nil || message["text"]?.string?.contains("{\(place)}") == true
        }
        guard isWhole else { return message }
        let text = Message(template, arguments).text(in: language)
        return message.mapMembers { $0 == "text" ? .string(text) : $1 }
    }
}

extension JSON {
    /// An object with other values; anything else stays.
    fileprivate func mapMembers(_ value: (String, JSON) -> JSON) -> JSON {
        guard let members else { return self }
        return .object(members.map { .init($0.name, value($0.name, $0.value)) })
    }
}
