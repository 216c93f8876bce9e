internal import CZlib

/// Decompresses gzip piece by piece.
@safe final class Inflater {
    /// Whether all that was begun has ended; false before the first byte.
    private(set) var isComplete = false

    private let stream: UnsafeMutablePointer<z_stream>
    private let scratch: UnsafeMutableBufferPointer<UInt8>

    init() {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        unsafe scratch = .allocate(capacity: 16 * 1024)
        precondition(unsafe scrim_inflate_start(stream) == Z_OK, "zlib has no memory.")
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
        unsafe scratch.deallocate()
    }

    /// Appends what a piece holds to `output`, which never exceeds `limit` bytes.
    func inflate(
        _ piece: UnsafeRawBufferPointer, onto output: inout [UInt8], limit: Int
    ) throws(GzipError) {
        // zlib doesn't write to its input.
        unsafe stream.pointee.next_in = UnsafeMutablePointer(
            mutating: piece.baseAddress?.assumingMemoryBound(to: UInt8.self))
        unsafe stream.pointee.avail_in = UInt32(piece.count)
        repeat {
            if isComplete {
                guard unsafe stream.pointee.avail_in > 0 else { return }
                // One member of gzip may follow another.
                isComplete = false
                unsafe inflateReset(stream)
            }
            unsafe stream.pointee.next_out = scratch.baseAddress
            unsafe stream.pointee.avail_out = UInt32(scratch.count)
            let status = unsafe CZlib.inflate(stream, Z_NO_FLUSH)
            let count = unsafe scratch.count - Int(stream.pointee.avail_out)
            guard output.count + count <= limit else { throw .tooLarge }
            unsafe output.append(contentsOf: scratch[..<count])
            switch status {
            case Z_OK: break
            case Z_STREAM_END: isComplete = true
            // There is nothing to do before the next piece.
            case Z_BUF_ERROR: return
            default: throw .malformed
            }
        } while unsafe stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0
    }
}
