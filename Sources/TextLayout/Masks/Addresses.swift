extension Units {
    /// Addresses and names of files.
    var addresses: [Mask] {
        guard all.contains(UInt16(ascii: ".")) || all.contains(UInt16(ascii: ":")) else { return [] }
        var found: [Mask] = []
        var offset = 0
        while offset < count {
            guard Self.isAddressUnit(self[offset]) else {
                offset += 1
                continue
            }
            var end = offset
            while end < count, Self.isAddressUnit(self[end]) { end += 1 }
            let run = trimmedOfMarks(offset..<end)
            let isCandidate = all[run].contains { $0 == UInt16(ascii: ".") || $0 == UInt16(ascii: ":") }
            if isCandidate, let kind = Self.kind(of: self[run]) { found.append(Mask(kind, run)) }
            offset = end
        }
        return found
    }

    private static func isAddressUnit(_ unit: UInt16) -> Bool {
        unit > 0x20 && unit < 0x7F && unit != UInt16(ascii: "\"") && unit != UInt16(ascii: "<")
            && unit != UInt16(ascii: ">")
    }

    /// A run without the marks of the sentence around it.
    private func trimmedOfMarks(_ range: Range<Int>) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, "(['*".utf16.contains(self[lower]) { lower += 1 }
        while lower < upper, ".,;:!?)]}'*".utf16.contains(self[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    private static func kind(of run: String) -> Mask.Kind? {
        if run.contains("://") || run.hasPrefix("mailto:") || run.hasPrefix("www.") { return .address }
        guard let dot = run.lastIndex(of: "."), run.first != "%" else { return nil }
        let host = run.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        if let domain = host.split(separator: ".").last, host.contains("."), domains.contains(String(domain)),
            host.allSatisfy({ $0.isLetter || $0.isNumber || "-.@_+:".contains($0) })
        {
            return .address
        }
        let ending = run[run.index(after: dot)...].lowercased()
        return extensions.contains(ending) && run.allSatisfy { !"()".contains($0) } ? .fileName : nil
    }

    private static let domains: Set<String> = [
        "com", "org", "net", "io", "app", "dev", "edu", "gov", "info", "jp", "kr", "uk", "de", "fr", "cn", "eu", "ai",
    ]

    private static let extensions: Set<String> = [
        "pdf", "png", "jpg", "jpeg", "gif", "heic", "tiff", "svg", "webp", "mov", "mp3", "mp4", "m4a", "m4v", "wav",
        "avi", "mkv", "zip", "tar", "gz", "7z", "rar", "dmg", "ipa", "txt", "rtf", "md", "csv", "json", "xml", "plist",
        "html", "htm", "css", "js", "swift", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "pages", "numbers", "key",
        "epub", "ics", "vcf", "gpx", "log", "db", "sqlite", "otf", "ttf", "p12", "pem", "cer", "ovpn", "conf", "ini",
        "yml", "yaml", "mobileconfig", "strings", "storyboard", "xib", "iso", "img", "qcow2", "utm",
    ]
}
