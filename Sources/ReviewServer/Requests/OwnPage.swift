internal import HTTPServer

extension Call {
    /// Refuses what another site makes a browser send. A browser sends its cookie along with what other sites ask it to
    /// send; it says so in these fields.
    /// - Parameter programsMay: Whether requests without these fields, which no browser sends, are fine.
    func requireOwnPage(programsMay: Bool = false) throws {
        guard request.method != .get, request.method != .head else { return }
        if let site = request.headers["Sec-Fetch-Site"] {
            if site == "same-origin" { return }
        } else if let origin = request.headers["Origin"] {
            let authority = origin.split(separator: "/", omittingEmptySubsequences: true).last.map(String.init)
            if let host = request.headers["Host"], authority == host { return }
            if origin == services.settings.publicOrigin { return }
        } else if programsMay {
            return
        }
        throw Problem.forbidden("A session can be used from Scrim's own pages only; programs use tokens.")
    }
}

extension Settings {
    /// The public address without its path.
    fileprivate var publicOrigin: String? {
        guard let publicURL, let scheme = publicURL.firstRange(of: "://") else { return nil }
        let authority = publicURL[scheme.upperBound...].prefix { $0 != "/" }
        return String(publicURL[..<scheme.upperBound] + authority)
    }
}
