internal import CMicrohttpd
internal import Glibc

// Entries from C. They turn pointers into values and call the driver or what belongs to it; no logic lives here.

private func driver(_ context: UnsafeMutableRawPointer) -> Driver {
    unsafe Unmanaged<Driver>.fromOpaque(context).takeUnretainedValue()
}

/// A connection has been accepted, or is about to be closed.
func onConnection(
    context: UnsafeMutableRawPointer?, handle: OpaquePointer?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_ConnectionNotificationCode
) {
    guard let context = unsafe context, let handle = unsafe handle, let slot = unsafe slot else { return }
    if code == .CONNECTION_NOTIFY_STARTED {
        let connection = unsafe driver(context).opened(handle)
        unsafe slot.pointee = Unmanaged.passRetained(connection).toOpaque()
    } else if let pointer = unsafe slot.pointee {
        unsafe slot.pointee = nil
        unsafe driver(context).closed(Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
    }
}

/// A request line has been read; what this returns comes with every later call for the request.
func onTarget(
    context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, handle: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context, let handle = unsafe handle, let target = unsafe target,
        let pointer = unsafe scrim_mhd_context(handle)
    else { return nil }
    let connection = unsafe Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
    let end = unsafe UInt(bitPattern: target) + UInt(strlen(target))
    let exchange = unsafe Exchange(
        connection: connection, handle: handle, rawTarget: String(cString: target), targetEnd: end)
    unsafe driver(context).began(exchange)
    return unsafe Unmanaged.passRetained(exchange).toOpaque()
}

/// The target is decoded by the application, from its raw form.
func onUnescape(
    context: UnsafeMutableRawPointer?, handle: OpaquePointer?, text: UnsafeMutablePointer<CChar>?
) -> Int {
    guard let text = unsafe text else { return 0 }
    return unsafe strlen(text)
}

/// The head of a request is complete, or a piece of the body has come, or the whole body has.
func onAccess(
    context: UnsafeMutableRawPointer?, handle: OpaquePointer?, url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, data: UnsafePointer<CChar>?,
    size: UnsafeMutablePointer<Int>?, slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context = unsafe context, let method = unsafe method, let version = unsafe version,
        let size = unsafe size, let slot = unsafe slot, let pointer = unsafe slot.pointee
    else { return .NO }
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    let piece = unsafe UnsafeRawBufferPointer(start: data, count: size.pointee)
    unsafe size.pointee = 0
    let goesOn = unsafe driver(context).advance(exchange, method: method, version: version, piece: piece)
    return goesOn ? .YES : .NO
}

/// A request is over, however it ended.
func onCompleted(
    context: UnsafeMutableRawPointer?, handle: OpaquePointer?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_RequestTerminationCode
) {
    guard let context = unsafe context, let slot = unsafe slot, let pointer = unsafe slot.pointee else { return }
    unsafe slot.pointee = nil
    unsafe driver(context).completed(Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue())
}

/// One header field; the context is a ``HeadReader``.
func onField(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameSize: Int,
    value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
    guard let context = unsafe context else { return .NO }
    unsafe context.assumingMemoryBound(to: HeadReader.self).pointee.take(
        name: UnsafeRawBufferPointer(start: name, count: nameSize),
        value: UnsafeRawBufferPointer(start: value, count: valueSize))
    return .YES
}

/// The connection of a stream can take more.
func onStreamRead(
    context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, size: Int
) -> Int {
    guard let context = unsafe context else { return scrim_mhd_end_with_error }
    return unsafe Unmanaged<StreamSource>.fromOpaque(context).takeUnretainedValue()
        .fill(UnsafeMutableRawBufferPointer(start: buffer, count: size))
}

/// The library lets go of a ``StreamSource``.
func onStreamFree(context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    unsafe Unmanaged<StreamSource>.fromOpaque(context).release()
}

/// The library lets go of a ``BodyBox``.
func onBodyFree(context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    unsafe Unmanaged<BodyBox>.fromOpaque(context).release()
}
