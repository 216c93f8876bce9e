extension Validator {
    mutating func checkDocument() {
        var seenLanguages: Set<String> = []
        for (index, language) in document.languages.elements.enumerated() {
            let path = ["languages", String(index)]
            if !language.isLanguageTag {
                report(.unknownLanguage, path, "“\(language.shortened)” is no BCP 47 language tag.")
            } else if !seenLanguages.insert(language).inserted {
                report(.duplicateID, path, "The language “\(language)” stands twice.")
            }
        }
        var seenCases: Set<String> = []
        for (index, entry) in document.cases.elements.enumerated() where !seenCases.insert(entry.id).inserted {
            report(.duplicateID, ["cases", String(index)], "The case “\(entry.id)” stands twice.")
        }
        for (index, id) in document.entry.elements.enumerated() {
            expect(id, [.screen, .modal], ["entry", String(index)])
        }
        expectLanguages(document.app.value?.navigationBar.value?.title.value, ["app", "navigationBar", "title"])
    }

    mutating func checkScreens() {
        for (index, screen) in document.screens.enumerated() {
            func path() -> [String] { ["screens", String(index)] }
            expect(screen.parent.value, [.screen, .modal], path() + ["parent"])
            expectFrames(screen.frames, path())
            expectLanguages(screen.navigationBar.value?.title.value, path() + ["navigationBar", "title"])
            check(screen.controls.elements, path() + ["controls"])
            for (position, region) in screen.regions.elements.enumerated() {
                func place() -> [String] { path() + ["regions", String(position)] }
                expectFrames(region.frames, place())
                for (number, id) in region.neededDuring.elements.enumerated() {
                    expect(id, [.modal], place() + ["neededDuring", String(number)])
                }
            }
            for (position, element) in screen.elements.elements.enumerated() {
                func place() -> [String] { path() + ["elements", String(position)] }
                expectFrames(element.frames, place())
                expectLanguages(element.text.value, place() + ["text"])
            }
            check(screen.mockups.elements, path() + ["mockups"])
        }
    }

    mutating func checkModals() {
        for (index, modal) in document.modals.enumerated() {
            func path() -> [String] { ["modals", String(index)] }
            expect(modal.presenter.value, [.screen, .modal], path() + ["presenter"])
            expect(modal.content.value, [.screen], path() + ["content"])
            for (key, text) in [
                ("title", modal.title), ("message", modal.message), ("guidance", modal.guidance),
                ("heading", modal.heading),
            ] { expectLanguages(text.value, path() + [key]) }
            expectLanguages(modal.navigationBar.value?.title.value, path() + ["navigationBar", "title"])
            check(modal.controls.elements, path() + ["controls"])
            checkFields(of: modal, path())
            check(modal.gesture.value, path() + ["gesture"])
            check(modal.outsideTap.value, path() + ["outsideTap"])
            for (position, reference) in modal.passthrough.elements.enumerated() {
                expect(reference, [.screen, .modal], path() + ["passthrough", String(position)])
            }
            expect(modal.anchor.value, [.screen, .modal], path() + ["anchor"])
            expectFrames(modal.frames, path())
            expectCases(modal.arrow.value?.tips.value?.entries.map(\.key) ?? [], path() + ["arrow", "tips"])
            check(modal.mockups.elements, path() + ["mockups"])
            check(modal.evidence.elements, path() + ["evidence"])
        }
    }

    private mutating func checkFields(of modal: Modal, _ path: @autoclosure () -> [String]) {
        let buttons = Set(modal.controls.elements.map(\.id))
        for (position, field) in modal.textFields.elements.enumerated() {
            func place() -> [String] { path() + ["textFields", String(position)] }
            expectLanguages(field.label.value, place() + ["label"])
            expectLanguages(field.placeholder.value, place() + ["placeholder"])
            for (number, button) in field.usedBy.elements.enumerated() where !buttons.contains(button) {
                report(
                    .danglingReference, place() + ["usedBy", String(number)],
                    "“\(modal.id)” has no control “\(button.shortened)”.")
            }
        }
    }

    mutating func checkTransitions() {
        for (index, transition) in document.transitions.enumerated() {
            func path() -> [String] { ["transitions", String(index)] }
            expect(transition.from, [.screen, .modal], path() + ["from"])
            expect(transition.to.value, [.screen, .modal], path() + ["to"])
            for (position, id) in transition.closes.elements.enumerated() {
                expect(id, [.modal], path() + ["closes", String(position)])
            }
            switch transition.kind {
            case .external:
                if transition.to.value != nil {
                    report(.danglingReference, path() + ["to"], "What leads out of the import has no target in it.")
                }
            case .dismiss, .pop, .unwind: break
            default:
                if transition.to.value == nil {
                    report(.missingKey, path(), "A \(transition.kind.rawValue) needs the key “to”.")
                }
            }
        }
    }

    mutating func checkRest() {
        for (index, overlay) in document.overlays.enumerated() {
            func path() -> [String] { ["overlays", String(index)] }
            for (position, id) in overlay.over.elements.enumerated() {
                expect(id, [.screen, .modal], path() + ["over", String(position)])
            }
            expectFrames(overlay.frames, path())
        }
        for (index, notification) in document.notifications.elements.enumerated() {
            expect(notification.fallbackModal.value, [.modal], ["notifications", String(index), "fallbackModal"])
        }
    }

    // MARK: - Parts

    private mutating func check(_ controls: [Control], _ path: @autoclosure () -> [String]) {
        for (index, control) in controls.enumerated() {
            func place() -> [String] { path() + [String(index)] }
            expectLanguages(control.title.value, place() + ["title"])
            expectLanguages(control.accessibilityLabel.value, place() + ["accessibilityLabel"])
            expectFrames(control.frames, place())
            guard let exit = control.exit.value else { continue }
            expect(exit.confirm.value, [.modal], place() + ["exit", "confirm"])
            expect(exit.target.value, [.screen, .modal], place() + ["exit", "target"])
        }
    }

    private mutating func check(_ dismissal: Dismissal?, _ path: @autoclosure () -> [String]) {
        expect(dismissal?.confirm.value, [.modal], path() + ["confirm"])
    }

    private mutating func check(_ mockups: [Mockup], _ path: @autoclosure () -> [String]) {
        for (index, mockup) in mockups.enumerated() {
            func place() -> [String] { path() + [String(index)] }
            if !mockup.asset.isAssetName {
                report(.badID, place() + ["asset"], "An asset is named by its content: sha256: and 64 digits a–f, 0–9.")
            }
            if let name = mockup.case.value, let cases, !cases.contains(name) {
                report(.danglingReference, place() + ["case"], "The document has no case “\(name.shortened)”.")
            }
            if let language = mockup.language.value, !languages.contains(language) {
                report(
                    .unknownLanguage, place() + ["language"],
                    "“\(language.shortened)” is none of the document's languages.")
            }
        }
    }

    private mutating func expectFrames(_ frames: Stated<Keyed<Rect>>, _ path: @autoclosure () -> [String]) {
        expectCases(frames.value?.entries.map(\.key) ?? [], path() + ["frames"])
    }
}

extension String {
    /// Whether the text has the form of a BCP 47 tag: subtags of one to eight letters and digits, the first of letters.
    fileprivate var isLanguageTag: Bool {
        let subtags = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = subtags.first, first.allSatisfy({ $0.isLetter }) else { return false }
        return subtags.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isLetter || $0.isDigit } }
    }

    fileprivate var isAssetName: Bool {
        guard hasPrefix("sha256:") else { return false }
        let digest = utf8.dropFirst(7)
        return digest.count == 64 && digest.allSatisfy(\.isHexadecimalDigit)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isHexadecimalDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self) }

    fileprivate var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
