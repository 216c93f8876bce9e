/// Takes the header fields of a request, and looks whether a proxy could have read them differently.
///
/// The library is lenient: it joins folded lines to the name of the field, cuts lines at zeros, takes bare line feeds,
/// repeated lengths, and lengths beside a Transfer-Encoding. All but the last two show in where the fields lie in
/// memory: each has to begin two bytes after the end of the one before.
struct HeadReader {
    private(set) var headers = Headers()
    private(set) var contentLength: Int?
    private(set) var isChunked = false
    private(set) var expectsContinue = false
    private var next: UInt
    private var problem: String?
    private var hosts = 0
    private var lengths = 0
    private var codings = 0

    /// `next` is where the first field has to begin.
    init(next: UInt) { self.next = next }

    mutating func take(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        let (nameAddress, valueAddress) = unsafe (Self.address(name), Self.address(value))
        if nameAddress != next { fail("its lines are folded, or don't end with CR LF") }
        next = valueAddress + UInt(value.count) + 2
        let trimmed = unsafe Self.trimmed(value)
        unsafe headers.append(name: name, value: trimmed)
        switch name.count {
        case 4 where unsafe Self.equal(name, "host"):
            hosts += 1
        case 6 where unsafe Self.equal(name, "expect"):
            expectsContinue = true
        case 14 where unsafe Self.equal(name, "content-length"):
            lengths += 1
            // The library has made sure that it's a number, but not that it fits.
            contentLength = unsafe Int(String(decoding: trimmed, as: UTF8.self)) ?? .max
        case 17 where unsafe Self.equal(name, "transfer-encoding"):
            codings += 1
            // The library takes nothing else for chunked, not even with a space behind it.
            isChunked = unsafe Self.equal(value, "chunked")
        default: break
        }
    }

    /// What is wrong with the whole head; `end` is where it ends.
    func problem(end: UInt, isHTTP11: Bool) -> String? {
        if let problem { return problem }
        if headers.isMalformed { return "a header field has a forbidden character" }
        if next + 2 != end { return "its lines are folded, or don't end with CR LF" }
        if hosts > 1 || hosts == 0 && isHTTP11 { return "it needs exactly one Host" }
        if lengths > 1 { return "it has more than one Content-Length" }
        if codings > 0 {
            if codings > 1 || !isChunked { return "it has a Transfer-Encoding other than chunked" }
            if lengths > 0 { return "it has both a Content-Length and a Transfer-Encoding" }
            if !isHTTP11 { return "it has a Transfer-Encoding in HTTP/1.0" }
        }
        return nil
    }

    private mutating func fail(_ what: String) {
        if problem == nil { problem = what }
    }

    private static func address(_ buffer: UnsafeRawBufferPointer) -> UInt {
        UInt(bitPattern: buffer.baseAddress)
    }

    private static func trimmed(_ value: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var count = value.count
        while count > 0, unsafe value[count - 1] == 0x20 || value[count - 1] == 0x09 { count -= 1 }
        return unsafe UnsafeRawBufferPointer(rebasing: value[..<count])
    }

    private static func equal(_ bytes: UnsafeRawBufferPointer, _ lowercase: StaticString) -> Bool {
        guard bytes.count == lowercase.utf8CodeUnitCount else { return false }
        for index in 0..<bytes.count {
            guard unsafe Headers.lowercased(bytes[index]) == lowercase.utf8Start[index] else { return false }
        }
        return true
    }
}
