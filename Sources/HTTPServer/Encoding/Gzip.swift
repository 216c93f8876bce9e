internal import CZlib

/// Why something isn't gzip that can be read.
public enum GzipError: Error, Hashable, Sendable {
    /// The bytes aren't gzip.
    case malformed
    /// The bytes end too early.
    case truncated
    /// The result has more bytes than allowed.
    case tooLarge
}

/// Compression of whole messages.
public enum Gzip {
    /// These bytes, compressed with a level from 1 (fast) to 9 (small).
    public static func compress(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8] {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        defer { unsafe stream.deallocate() }
        precondition(unsafe scrim_deflate_start(stream, level) == Z_OK, "zlib has no memory.")
        defer { unsafe deflateEnd(stream) }
        // Bytes that don't compress grow by less than this.
        let bound = unsafe Int(deflateBound(stream, UInt(bytes.count)))
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            unsafe bytes.withUnsafeBufferPointer { input in
                // zlib doesn't write to its input.
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                unsafe stream.pointee.avail_in = UInt32(input.count)
                unsafe stream.pointee.next_out = buffer.baseAddress
                unsafe stream.pointee.avail_out = UInt32(buffer.count)
                let status = unsafe deflate(stream, Z_FINISH)
                precondition(status == Z_STREAM_END, "zlib has misjudged its own output.")
            }
            count = unsafe Int(stream.pointee.total_out)
        }
    }

    /// What was compressed. Never takes memory for more than `limit` bytes of it.
    public static func decompress(_ bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
        let inflater = Inflater()
        var result: [UInt8] = []
        do {
            try unsafe bytes.withUnsafeBytes { bytes in
                try unsafe inflater.inflate(bytes, onto: &result, limit: limit)
            }
        } catch let error as GzipError {
            throw error
        } catch {
            throw .malformed
        }
        guard inflater.isComplete else { throw .truncated }
        return result
    }
}
