internal import CExpat

extension XMLTree {
    /// Reads a text.
    public init(parsing bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLError) {
        // Places are kept in 32 bits, whatever the limit.
        let most = min(limits.bytes, Int(Int32.max))
        guard bytes.count <= most else {
            throw XMLError(
                code: .tooLarge, detail: "The text has \(bytes.count) bytes; at most \(most) are read.",
                line: 1, column: 1)
        }
        guard bytes.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
            throw XMLError(code: .empty, detail: "The file is empty.", line: 1, column: 1)
        }
        // Expat would take it for UTF-16 without the mark that UTF-16 needs.
        guard bytes.first != 0 else {
            throw XMLError(code: .nul, detail: "The text holds a NUL character.", line: 1, column: 1)
        }
        let builder = TreeBuilder(limits: limits)
        guard let parser = Parser(feeding: builder) else {
            throw XMLError(code: .tooLarge, detail: "There is no memory for a parser.", line: 1, column: 1)
        }
        try parser.parse(bytes)
        self.init(builder.content)
    }
}

/// Owns an expat parser. Expat's own protection against amplification stays on, though no entity ever gets that far.
@safe private struct Parser: ~Copyable {
    private let parser: XML_Parser
    private let builder: TreeBuilder

    private static let chunk = 4 << 20

    init?(feeding builder: TreeBuilder) {
        // Expat hands out a pointer that is ours to free; `deinit` does.
        guard let parser = unsafe XML_ParserCreate(nil) else { return nil }
        // Nobody else keeps the pointer, and this owner cannot be copied.
        unsafe self.parser = parser
        self.builder = builder
        // The builder is lent without a retain: this owner keeps it alive for longer than the parser.
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
        // Handlers get the parser itself, from which they get the builder.
        unsafe XML_UseParserAsHandlerArg(parser)
        // The handlers are functions without context, which live as long as the program.
        unsafe XML_SetElementHandler(parser, startElement, endElement)
        // As above.
        unsafe XML_SetCharacterDataHandler(parser, characterData)
        // As above.
        unsafe XML_SetXmlDeclHandler(parser, xmlDeclaration)
        // As above.
        unsafe XML_SetDoctypeDeclHandler(parser, startDoctype, endDoctype)
        // As above.
        unsafe XML_SetEntityDeclHandler(parser, entityDeclaration)
    }

    deinit {
        // The owner is gone, and no handler runs any more.
        unsafe XML_ParserFree(parser)
    }

    func parse(_ bytes: [UInt8]) throws(XMLError) {
        var start = 0
        while start < bytes.count {
            let end = min(start + Self.chunk, bytes.count)
            // The pointer lives for this call only, with its true length beside; expat copies what it keeps.
            let status = unsafe bytes[start..<end].withUnsafeBytes { chunk in
                // A chunk is far shorter than Int32 can count.
                unsafe XML_Parse(
                    parser, chunk.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(chunk.count),
                    end == bytes.count ? 1 : 0)
            }
            if let failure = builder.failure { throw failure }
            guard status == XML_STATUS_OK else { throw error(in: bytes) }
            start = end
        }
    }

    /// Turns what expat reports into a value; the only place that reads its error codes.
    private func error(in bytes: [UInt8]) -> XMLError {
        // These only read what the parser, which is alive, remembers.
        let code = unsafe XML_GetErrorCode(parser)
        // As above.
        let place = unsafe XML.place(of: parser)
        // As above.
        let offset = Int(unsafe XML_GetCurrentByteIndex(parser))
        func error(_ code: XMLError.Code, _ detail: String) -> XMLError {
            XMLError(code: code, detail: detail, line: place.line, column: place.column)
        }
        switch code {
        case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR, XML_ERROR_UNCLOSED_CDATA_SECTION:
            return error(.truncated, "The text ends too early.")
        case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
            return error(.encoding, "The text is in an encoding that Scrim does not read; save it as UTF-8.")
        case XML_ERROR_INVALID_TOKEN where bytes.indices.contains(offset) && bytes[offset] == 0:
            return error(.nul, "The text holds a NUL character.")
        case XML_ERROR_INVALID_TOKEN where bytes.indices.contains(offset) && bytes[offset] >= 0x80:
            return error(.encoding, "These bytes are not UTF-8.")
        default:
            // Expat's words are constants that end with a NUL.
            let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "not well-formed"
            return error(.syntax, "This is no XML: \(words).")
        }
    }
}

// MARK: - Entry points from C: they turn pointers into values and call the builder; no logic lives here.

private func startElement(
    _ argument: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) {
    // Expat passes the parser, as we asked for, and a name that lives for this call.
    guard let parser = unsafe argument.map({ XML_Parser($0) }), let name = unsafe name else { return }
    var list: [(name: String, value: String)] = []
    // The list lives for this call too.
    if let attributes = unsafe attributes {
        var index = 0
        // Expat ends the list of names and values with a null pointer.
        while let key = unsafe attributes[index], let value = unsafe attributes[index + 1] {
            // Both end with a NUL, and are copied here.
            list.append((unsafe String(cString: key), unsafe String(cString: value)))
            index += 2
        }
    }
    // The parser is alive while it calls.
    let place = unsafe XML.place(of: parser)
    // The name ends with a NUL, and is copied here.
    let goesOn = unsafe builder(of: parser)?.start(
        String(cString: name), list, line: place.line, column: place.column)
    // Stopping from a handler is what this call is for.
    if goesOn != true { _ = unsafe XML_StopParser(parser, 0) }
}

private func endElement(_ argument: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?) {
    // Expat passes the parser, as we asked for.
    guard let parser = unsafe argument.map({ XML_Parser($0) }) else { return }
    // The parser is alive while it calls.
    unsafe builder(of: parser)?.end()
}

private func characterData(_ argument: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?, _ length: Int32) {
    // Expat passes the parser, as we asked for, and a text that lives for this call.
    guard let parser = unsafe argument.map({ XML_Parser($0) }), let text = unsafe text else { return }
    // The text has that length, without a NUL at its end; it is copied into a string below.
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(length))
    // The parser is alive while it calls.
    unsafe builder(of: parser)?.text(String(decoding: bytes, as: UTF8.self))
}

private func startDoctype(
    _ argument: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?, _ system: UnsafePointer<CChar>?,
    _ isPublic: UnsafePointer<CChar>?, _ hasSubset: Int32
) {
    // Expat passes the parser, as we asked for.
    guard let parser = unsafe argument.map({ XML_Parser($0) }) else { return }
    // The parser is alive while it calls.
    let place = unsafe XML.place(of: parser)
    // The parser is alive while it calls.
    unsafe builder(of: parser)?.startDoctype(line: place.line, column: place.column)
}

private func xmlDeclaration(
    _ argument: UnsafeMutableRawPointer?, _ version: UnsafePointer<CChar>?, _ encoding: UnsafePointer<CChar>?,
    _ isStandalone: Int32
) {
    // Expat passes the parser, as we asked for, and a name that ends with a NUL and lives for this call, if any.
    guard let parser = unsafe argument.map({ XML_Parser($0) }), let encoding = unsafe encoding else { return }
    // The parser is alive while it calls.
    let place = unsafe XML.place(of: parser)
    // The name is copied here.
    let goesOn = unsafe builder(of: parser)?.encoding(
        String(cString: encoding), line: place.line, column: place.column)
    // Stopping from a handler is what this call is for.
    if goesOn != true { _ = unsafe XML_StopParser(parser, 0) }
}

private func endDoctype(_ argument: UnsafeMutableRawPointer?) {
    // Expat passes the parser, as we asked for.
    guard let parser = unsafe argument.map({ XML_Parser($0) }) else { return }
    // The parser is alive while it calls.
    unsafe builder(of: parser)?.endDoctype()
    // Stopping from a handler is what this call is for.
    _ = unsafe XML_StopParser(parser, 0)
}

private func entityDeclaration(
    _ argument: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?, _ isParameter: Int32,
    _ value: UnsafePointer<CChar>?, _ length: Int32, _ base: UnsafePointer<CChar>?, _ system: UnsafePointer<CChar>?,
    _ isPublic: UnsafePointer<CChar>?, _ notation: UnsafePointer<CChar>?
) {
    // Expat passes the parser, as we asked for, and a name that ends with a NUL and lives for this call.
    guard let parser = unsafe argument.map({ XML_Parser($0) }), let name = unsafe name else { return }
    // The parser is alive while it calls, and the name is copied here.
    unsafe builder(of: parser)?.entity(String(cString: name))
    // Stopping from a handler is what this call is for; the entity can no longer be used.
    _ = unsafe XML_StopParser(parser, 0)
}

private func place(of parser: XML_Parser) -> (line: Int, column: Int) {
    // These only read what the parser, which is alive, remembers.
    unsafe (Int(XML_GetCurrentLineNumber(parser)), Int(XML_GetCurrentColumnNumber(parser)) + 1)
}

private func builder(of parser: XML_Parser) -> TreeBuilder? {
    // The user data is the builder, or nothing; no one else sets it.
    guard let data = unsafe cexpat_user_data(parser) else { return nil }
    // The parser's owner holds the builder for as long as the parser lives.
    return unsafe Unmanaged<TreeBuilder>.fromOpaque(data).takeUnretainedValue()
}
