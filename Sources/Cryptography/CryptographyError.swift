internal import COpenSSL

/// What OpenSSL could not do: for want of memory, of randomness, or because a provider is missing. Never what a user
/// gave.
public struct CryptographyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was to be done.
    public let operation: String
    /// What OpenSSL says of it, in its words.
    public let reason: String

    /// The failure that just happened on this thread. OpenSSL keeps errors in a queue for each thread, which is emptied
    /// here: one left behind would be taken for the next call's.
    init(during operation: String) {
        self.operation = operation
        let code = ERR_peek_last_error()
        ERR_clear_error()
        guard code != 0 else {
            reason = "no reason given"
            return
        }
        // ERR_error_string_n never writes past the count, and ends with a NUL.
        var text = [CChar](repeating: 0, count: 256)
        unsafe ERR_error_string_n(code, &text, text.count)
        reason = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// One line for a log.
    public var description: String { "OpenSSL can't \(operation): \(reason)" }
}
