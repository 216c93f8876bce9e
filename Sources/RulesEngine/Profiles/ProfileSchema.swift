public import JSON

extension Profile {
    /// The JSON Schema of profiles (draft 2020-12), with the rules and thresholds that this engine has.
    public static var schema: JSON {
        let rules = RuleCatalogue.all.map { $0.metadata }
        let ids = rules.map { JSON.string($0.id.rawValue) }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": "/schemas/profile-1.json",
            "title": "A profile of Scrim, version 1",
            "type": "object",
            "required": ["scrimProfile"],
            "properties": [
                "scrimProfile": ["const": 1], "name": text,
                "edition": ["enum": .array(Edition.allCases.map { .string($0.rawValue) })],
                "rules": [
                    "type": "object", "properties": .object(rules.map { JSON.Member($0.id.rawValue, setting(of: $0)) }),
                    "patternProperties": ["^x-": ["$ref": "#/$defs/setting"]], "additionalProperties": false,
                ],
                "overrides": list(override), "ownRules": list(ownRule), "waivers": list(waiver), "glossary": glossary,
                "options": object(["allowActionSheetInPopover": ["type": "boolean"]]),
            ],
            "patternProperties": ["^x-": true],
            "additionalProperties": false,
            "$defs": [
                "setting": ["enum": ["on", "off", "error", "warning", "advice"]],
                "rule": ["anyOf": [["enum": .array(ids)], ["type": "string", "pattern": "^x-"]]],
                "text": [
                    "anyOf": [text, ["type": "object", "properties": ["en": text, "ja": text, "ko": text]]]
                ],
                "test": test,
                "conditions": ["type": "object", "additionalProperties": ["$ref": "#/$defs/test"]],
            ],
        ]
    }

    private static let text: JSON = ["type": "string", "minLength": 1]
    private static let texts: JSON = list(text)

    private static func list(_ items: JSON) -> JSON { ["type": "array", "items": items] }

    private static func object(_ properties: JSON, required: JSON = []) -> JSON {
        [
            "type": "object", "properties": properties, "required": required, "patternProperties": ["^x-": true],
            "additionalProperties": false,
        ]
    }

    private static func setting(of rule: RuleMetadata) -> JSON {
        let setting: JSON = ["$ref": "#/$defs/setting"]
        let thresholds = rule.thresholds.map { threshold in
            JSON.Member(
                threshold.name,
                [
                    "type": "number", "minimum": 0, "default": .number(threshold.standard),
                    "description": .string(threshold.summary.en),
                ])
        }
        guard !thresholds.isEmpty else { return ["anyOf": [setting, object(["severity": setting])]] }
        return ["anyOf": [setting, object(.object([JSON.Member("severity", setting)] + thresholds))]]
    }

    private static let override: JSON = object(
        [
            "screens": texts, "modals": texts, "subjects": texts, "reason": text,
            "rules": [
                "type": "object", "propertyNames": ["anyOf": [["const": "*"], ["$ref": "#/$defs/rule"]]],
                "additionalProperties": ["$ref": "#/$defs/setting"],
            ],
        ], required: ["rules"])

    private static let waiver: JSON = object(
        [
            "rule": ["$ref": "#/$defs/rule"], "subject": text, "facet": text, "reason": text, "author": text,
            "until": ["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
            "status": ["enum": .array(Waiver.Status.allCases.map { .string($0.rawValue) })],
        ], required: ["rule", "subject", "reason"])

    private static let glossary: JSON = object([
        "properNouns": texts, "brands": texts, "acronyms": texts, "phrases": texts,
        "preferred": list(
            object(
                [
                    "language": ["type": "string", "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"],
                    "avoid": term, "use": term,
                ], required: ["avoid", "use"])),
    ])

    private static let term: JSON = [
        "type": "string", "minLength": 1, "maxLength": .number(Double(PreferredTerm.longest)),
    ]

    private static let ownRule: JSON = object(
        [
            "id": ["type": "string", "pattern": "^x-[a-z0-9-]+$"], "version": ["type": "integer", "minimum": 0],
            "severity": ["enum": .array(Severity.allCases.map { .string($0.rawValue) })],
            "subject": ["enum": .array(OwnRule.Target.allCases.map { .string($0.rawValue) })],
            "where": ["$ref": "#/$defs/conditions"], "require": ["$ref": "#/$defs/conditions"],
            "forbid": ["$ref": "#/$defs/conditions"], "message": ["$ref": "#/$defs/text"],
            "summary": ["$ref": "#/$defs/text"], "why": ["$ref": "#/$defs/text"], "remedy": ["$ref": "#/$defs/text"],
        ], required: ["id", "message"])

    private static let test: JSON = object([
        "is": true, "in": ["type": "array"], "matches": text, "exists": ["type": "boolean"],
        "atLeast": ["type": "number"], "atMost": ["type": "number"], "countAtLeast": ["type": "number"],
        "countAtMost": ["type": "number"], "not": ["$ref": "#/$defs/test"],
    ])
}
