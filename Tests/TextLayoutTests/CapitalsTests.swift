import TextLayout
import Testing

/// Capitals in title style and in sentence style.
@Suite struct CapitalsTests {
    enum Verdict: Sendable { case ok, unsure, broken }

    struct Row: Sendable, CustomStringConvertible {
        let text: String
        let verdict: Verdict
        let expected: String?

        init(_ verdict: Verdict, _ text: String, _ expected: String? = nil) {
            (self.text, self.verdict, self.expected) = (text, verdict, expected)
        }

        var description: String { text }

        func compare(_ check: CapitalsCheck) {
            let found: Verdict = check.isFollowed ? .ok : check.isBroken ? .broken : .unsure
            #expect(found == verdict)
            if let expected { #expect(check.expected == expected) }
        }
    }

    static let titles = [
        Row(.ok, "Log In"), Row(.ok, "Sign Up"), Row(.ok, "Turn Off Wi-Fi"), Row(.ok, "Set Up Later"),
        Row(.ok, "Back Up Now"), Row(.broken, "Log in", "Log In"), Row(.broken, "Sign up", "Sign Up"),
        Row(.ok, "Save to Files"), Row(.ok, "Go to Settings"), Row(.ok, "Add to Album"),
        Row(.broken, "Save To Files", "Save to Files"), Row(.ok, "Save as Draft"), Row(.ok, "Save As…"),
        Row(.ok, "Open in Safari"), Row(.ok, "Open In…"), Row(.ok, "Sign in with Apple"), Row(.ok, "Don’t Save"),
        Row(.ok, "Don't Save"), Row(.ok, "iCloud Settings"), Row(.ok, "Use eSIM"), Row(.ok, "Open iPhone Storage"),
        Row(.ok, "macOS Help"), Row(.broken, "RETRY", "Retry"), Row(.broken, "SEND NOW", "Send Now"), Row(.ok, "PDF"),
        Row(.ok, "AirDrop"), Row(.ok, "USB-C"), Row(.ok, "2FA"), Row(.ok, "Re-Enable"), Row(.unsure, "Re-enable"),
        Row(.ok, "Flutter vs. Native"), Row(.ok, "Delete {count} Photos"), Row(.ok, "Delete %d Photos"),
        Row(.ok, "🗑 Delete"), Row(.ok, "Delete 🗑"), Row(.ok, "Open Yahoo!"),
        Row(.broken, "Delete all", "Delete All"), Row(.broken, "turn off sync", "Turn Off Sync"),
        Row(.broken, "Turn off Sync", "Turn Off Sync"), Row(.ok, "Start Over"), Row(.ok, "Opt Out"),
        Row(.ok, "Export as PDF"), Row(.broken, "Open iphone Settings", "Open iPhone Settings"),
        Row(.ok, "Learn to Draw"), Row(.ok, "New Repository and Project"), Row(.ok, "Use XMLHttpRequest"),
        Row(.ok, "Open reveal.js"), Row(.ok, "Switch to 4G LTE"), Row(.ok, "Import 23andMe"),
        Row(.ok, "What’s New in This Version"), Row(.ok, "写真を削除"), Row(.unsure, "Sync blorb"),
    ]

    @Test(arguments: titles) func `title style`(_ row: Row) {
        row.compare(AnalysedText(row.text, in: "en").titleStyle())
    }

    static let sentences = [
        Row(.ok, "Couldn’t connect to iCloud Drive"), Row(.ok, "iPhone not updated"),
        Row(.ok, "Delete “My Best Photos”?"),
        Row(.unsure, "Update for App Store Connect failed"), Row(.broken, "Delete This Album?", "Delete this album?"),
        Row(.broken, "Couldn’t Open The File", "Couldn’t open the file"), Row(.ok, "Version 2.0"),
        Row(.ok, "Acme Inc."), Row(.ok, "3.5 GB left"), Row(.ok, "iCloud is full."),
        Row(.ok, "“Previous” not available"),
        Row(.unsure, "Sync with Canada office failed"), Row(.broken, "iphone not found", "iPhone not found"),
        Row(.broken, "photo not found", "Photo not found"), Row(.broken, "Delete Theme?", "Delete theme?"),
        Row(.broken, "Your Files Will Be Deleted.", "Your files will be deleted."),
        Row(.ok, "Files on iPhone will be kept."), Row(.ok, "The meeting on Monday in May was in German."),
        Row(.ok, "Tap Hide to remove it."), Row(.ok, "Allow access in Settings > Privacy > Camera."),
        Row(.broken, "This Device will no longer be able to sync.", "This device will no longer be able to sync."),
        Row(.broken, "NO INTERNET CONNECTION", "No internet connection"), Row(.ok, "VPN"),
        Row(.unsure, "Are you sure you want to reset Fernwood Wallet?"), Row(.ok, "I think I’m sure."),
        Row(.broken, "Failed To save the file", "Failed to save the file"), Row(.ok, "Oops! Something broke"),
        Row(.ok, "Which plan is Plan B?"), Row(.broken, "Please allow Microphone Access for this to work."),
        Row(.ok, "Set up Face ID on your Apple Watch"), Row(.ok, "1. On the Home Screen, open it."),
        Row(.ok, "Go to the More tab to see it."), Row(.unsure, "If your To Do has to be done, do it."),
        Row(.broken, "Choose Photo Source", "Choose photo source"), Row(.ok, "Choose Rename from the menu."),
        Row(.unsure, "Buy Premium"), Row(.unsure, "Delete 3 Photos?"), Row(.ok, "フォルダーを削除しますか?"),
    ]

    @Test(arguments: sentences) func `sentence style`(_ row: Row) {
        row.compare(AnalysedText(row.text, in: "en").sentenceStyle())
    }

    @Test(arguments: titles.map(\.text) + sentences.map(\.text))
    func `what a style expects, it follows`(_ text: String) {
        let title = AnalysedText(AnalysedText(text, in: "en").titleStyle().expected, in: "en").titleStyle()
        #expect(!title.isBroken)
        let sentence = AnalysedText(AnalysedText(text, in: "en").sentenceStyle().expected, in: "en").sentenceStyle()
        #expect(!sentence.isBroken)
    }

    @Test func `terms of a document are right as they stand`() {
        let terms = Terminology.builtIn.adding(
            Terminology(properNouns: ["Canada"], brands: ["npm"], phrases: ["App Store Connect", "Brave Wallet"]))
        for text in ["Sync with Canada office failed", "Update for App Store Connect failed", "npm is missing"] {
            #expect(AnalysedText(text, in: "en", terms).sentenceStyle().isFollowed)
        }
        #expect(
            AnalysedText("Npm is missing", in: "en", Terminology(phrases: ["node modules"])).sentenceStyle().isFollowed)
        #expect(AnalysedText("Run npm", in: "en", terms).titleStyle().isFollowed)
    }

    @Test func `a correction points at its word`() {
        let check = AnalysedText("🎉 Save To Files", in: "en").titleStyle()
        #expect(check.corrections.map(\.range) == [8..<10])
        #expect(check.corrections.map(\.expected) == ["to"])
    }
}
