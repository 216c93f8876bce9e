internal import CCurl

/// One request on its way, and what came back so far. Belongs to one thread.
final class Transfer {
    private static let isReady = scrim_curl_start() == CURLE_OK
    /// A server may send so many bytes of header fields.
    private static let headerLimit = 256 << 10

    private let limit: Int
    fileprivate let cancellation: Cancellation
    private var body: [UInt8] = []
    private var headers: [HTTPHeader] = []
    private var headerBytes = 0
    private var isTooLarge = false

    init(limit: Int, cancellation: Cancellation) {
        self.limit = limit
        self.cancellation = cancellation
    }

    /// Sends the request and waits for the answer.
    func run(_ request: HTTPRequest, authorities: String?) throws(OutboundError) -> HTTPResponse {
        let fields = try HeaderList(request)
        // The handle writes there until it is cleaned up, which comes before: what is deferred runs backwards.
        let reason = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
        unsafe reason.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        defer { unsafe reason.deallocate() }
        guard Self.isReady, let handle = unsafe curl_easy_init() else {
            throw OutboundError(.other, "libcurl can't be started.")
        }
        defer { unsafe curl_easy_cleanup(handle) }
        var options = unsafe TransferOptions(handle)
        unsafe options.set(CURLOPT_ERRORBUFFER, pointer: reason)
        unsafe options.set(CURLOPT_HTTPHEADER, pointer: fields.list)
        options.apply(request, authorities: authorities)
        unsafe options.receive(
            with: Unmanaged.passUnretained(self).toOpaque(), header: receiveHeader, body: receiveBody,
            progress: askToGoOn)
        guard options.isComplete else { throw OutboundError(.other, "This libcurl lacks an option.") }
        // libcurl takes no copy of the body, which may be large, and holds the list of fields.
        let code = withExtendedLifetime((self, fields)) {
            unsafe (request.body ?? []).withUnsafeBytes { bytes in
                if request.body != nil {
                    unsafe options.set(CURLOPT_POSTFIELDS, pointer: bytes.baseAddress ?? UnsafeRawPointer(reason))
                }
                return unsafe curl_easy_perform(handle)
            }
        }
        guard code == CURLE_OK else {
            let said = unsafe String(cString: reason)
            throw error(code, unsafe said.isEmpty ? String(cString: curl_easy_strerror(code)) : said)
        }
        var status = 0
        unsafe scrim_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
        return HTTPResponse(status: status, headers: headers, body: body)
    }

    /// Takes a line of the header; false ends the transfer.
    fileprivate func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        headerBytes += bytes.count
        guard headerBytes <= Self.headerLimit else {
            isTooLarge = true
            return false
        }
        let line = unsafe String(decoding: bytes, as: UTF8.self)
        // Before the answer there can be others, such as 100.
        if line.hasPrefix("HTTP/") { headers = [] }
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon != line.startIndex else { return true }
        headers.append(
            HTTPHeader(Self.trimmed(line[..<colon]), Self.trimmed(line[line.utf8.index(after: colon)...])))
        return true
    }

    /// Takes a piece of the body; false ends the transfer.
    fileprivate func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count <= limit - body.count else {
            isTooLarge = true
            return false
        }
        unsafe body.append(contentsOf: bytes)
        return true
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace: (Unicode.Scalar) -> Bool = { [" ", "\t", "\r", "\n"].contains($0) }
        var scalars = text.unicodeScalars.drop(while: isSpace)
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return String(scalars)
    }

    private func error(_ code: CURLcode, _ detail: String) -> OutboundError {
        let kind: OutboundError.Kind =
            switch code {
            case _ where isTooLarge: .responseTooLarge
            case CURLE_ABORTED_BY_CALLBACK where cancellation.isRequested: .cancelled
            case CURLE_URL_MALFORMAT, CURLE_BAD_FUNCTION_ARGUMENT: .invalidRequest
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .unresolved
            case CURLE_COULDNT_CONNECT: .unreachable
            case CURLE_OPERATION_TIMEDOUT: .timedOut
            case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CIPHER,
                CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
                .untrusted
            case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_HTTP2,
                CURLE_HTTP2_STREAM:
                .connectionLost
            case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_UNSUPPORTED_PROTOCOL: .badResponse
            default: .other
            }
        return OutboundError(kind, kind == .responseTooLarge ? "The answer is larger than allowed." : detail)
    }
}

/// Both are called while a transfer runs, on its thread, with the transfer as context and a true length.
private func receiveHeader(
    bytes: UnsafeMutablePointer<CChar>?, size: Int, count: Int, context: UnsafeMutableRawPointer?
) -> Int {
    guard let context = unsafe context else { return 0 }
    let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    return unsafe transfer.takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
}

private func receiveBody(
    bytes: UnsafeMutablePointer<CChar>?, size: Int, count: Int, context: UnsafeMutableRawPointer?
) -> Int {
    guard let context = unsafe context else { return 0 }
    let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    return unsafe transfer.takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
}

/// Called at least once a second; anything but zero ends the transfer.
private func askToGoOn(
    context: UnsafeMutableRawPointer?, _: curl_off_t, _: curl_off_t, _: curl_off_t, _: curl_off_t
) -> Int32 {
    guard let context = unsafe context else { return 1 }
    return unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue().cancellation.isRequested ? 1 : 0
}
