internal import CCurl

/// Sets the options of a handle of libcurl, and remembers whether it took them all.
@safe struct TransferOptions {
    private let handle: UnsafeMutableRawPointer
    /// Whether every option was taken.
    private(set) var isComplete = true

    init(_ handle: UnsafeMutableRawPointer) {
        unsafe self.handle = unsafe handle
    }

    mutating func set(_ option: CURLoption, _ value: Int) {
        note(unsafe scrim_curl_set_long(handle, option, value))
    }

    /// libcurl keeps a copy of the text.
    mutating func set(_ option: CURLoption, _ value: String) {
        note(unsafe scrim_curl_set_string(handle, option, value))
    }

    /// libcurl keeps the pointer: what it points at lives until the handle is cleaned up.
    mutating func set(_ option: CURLoption, pointer: UnsafeRawPointer?) {
        note(unsafe scrim_curl_set_pointer(handle, option, pointer))
    }

    /// What every request asks for, and what this one does, but its header fields.
    mutating func apply(_ request: HTTPRequest, authorities: String?) {
        set(CURLOPT_URL, request.address.description)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_FOLLOWLOCATION, 0)
        // No signals: they would end the process, or come to another thread.
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_SSL_VERIFYPEER, 1)
        set(CURLOPT_SSL_VERIFYHOST, 2)
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        set(CURLOPT_ACCEPT_ENCODING, "gzip")
        set(CURLOPT_CONNECTTIMEOUT_MS, request.connectTimeout.wholeMilliseconds)
        set(CURLOPT_TIMEOUT_MS, request.timeout.wholeMilliseconds)
        // libcurl takes a proxy from the environment; none of those can lead back here.
        if request.address.isLoopback { set(CURLOPT_NOPROXY, "*") }
        if let authorities {
            set(CURLOPT_CAINFO, authorities)
            unsafe set(CURLOPT_CAPATH, pointer: nil)
        }
        switch request.method {
        case "GET" where request.body == nil: set(CURLOPT_HTTPGET, 1)
        case "HEAD" where request.body == nil: set(CURLOPT_NOBODY, 1)
        default:
            if request.body != nil || request.method == "POST" { set(CURLOPT_POST, 1) }
            set(CURLOPT_CUSTOMREQUEST, request.method)
        }
        note(unsafe scrim_curl_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body?.count ?? 0)))
    }

    /// Lets libcurl hand over what it receives. It only calls while it performs the request.
    mutating func receive(
        with context: UnsafeMutableRawPointer,
        header: @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int,
        body: @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int,
        progress: @convention(c) (UnsafeMutableRawPointer?, curl_off_t, curl_off_t, curl_off_t, curl_off_t) -> Int32
    ) {
        note(unsafe scrim_curl_set_write(handle, CURLOPT_HEADERFUNCTION, header))
        unsafe set(CURLOPT_HEADERDATA, pointer: context)
        note(unsafe scrim_curl_set_write(handle, CURLOPT_WRITEFUNCTION, body))
        unsafe set(CURLOPT_WRITEDATA, pointer: context)
        note(unsafe scrim_curl_set_progress(handle, progress))
        unsafe set(CURLOPT_XFERINFODATA, pointer: context)
        set(CURLOPT_NOPROGRESS, 0)
    }

    private mutating func note(_ code: CURLcode) {
        if code != CURLE_OK { isComplete = false }
    }
}

/// The header fields of a request, as libcurl takes them; freed with this.
@safe final class HeaderList {
    private(set) var list: UnsafeMutablePointer<curl_slist>?

    init(_ request: HTTPRequest) throws(OutboundError) {
        var fields = request.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        // libcurl would call every body a form.
        if !request.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
            fields.append("Content-Type:")
        }
        guard request.method.isToken, request.headers.allSatisfy({ $0.name.isToken && $0.value.isFieldValue }) else {
            throw OutboundError(.invalidRequest, "A method or a header field holds what none may hold.")
        }
        for field in fields {
            guard let longer = unsafe curl_slist_append(list, field) else {
                throw OutboundError(.other, "There is no memory for a header field.")
            }
            unsafe list = unsafe longer
        }
    }

    deinit {
        unsafe curl_slist_free_all(list)
    }
}

extension Duration {
    /// At least one, since none means for ever.
    fileprivate var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(clamping: max(1, min(seconds, 1 << 20) * 1_000 + attoseconds / 1_000_000_000_000_000))
    }
}

extension String {
    fileprivate var isToken: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    fileprivate var isFieldValue: Bool {
        utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}
