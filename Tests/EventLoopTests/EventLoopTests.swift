import EventLoop
import Foundation
import Testing

@Suite struct EventLoopTests {
    @Test func `a task that prefers the loop runs on its thread, after a sleep too`() async throws {
        let loop = try EventLoop()
        try loop.start()
        defer { loop.stop() }
        let places = await Task(executorPreference: loop) {
            let before = loop.isCurrent
            try? await Task.sleep(for: .milliseconds(5))
            return [before, loop.isCurrent]
        }.value
        #expect(places == [true, true])
        #expect(!loop.isCurrent)
    }

    @Test func `work that computes leaves the loop and comes back to it`() async throws {
        let loop = try EventLoop()
        try loop.start()
        defer { loop.stop() }
        let places = await Task(executorPreference: loop) {
            let away = await withTaskExecutorPreference(globalConcurrentExecutor) { loop.isCurrent }
            return [away, loop.isCurrent]
        }.value
        #expect(places == [false, true])
    }

    @Test func `a watched descriptor calls its handler until the watch ends`() async throws {
        let loop = try EventLoop()
        try loop.start()
        defer { loop.stop() }
        let pipe = Pipe()
        let source = pipe.fileHandleForReading.fileDescriptor
        let received: String = await withCheckedContinuation { continuation in
            loop.execute {
                let watch = LoopBound<EventLoop.WatchID?>(nil, to: loop)
                let id = try? loop.watch(source, for: .reading) { _ in
                    let data = pipe.fileHandleForReading.availableData
                    if let id = watch.withValue({ $0 }) { loop.endWatch(id) }
                    continuation.resume(returning: String(decoding: data, as: UTF8.self))
                }
                watch.withValue { $0 = id }
            }
            pipe.fileHandleForWriting.write(Data("ready".utf8))
        }
        #expect(received == "ready")
    }

    @Test func `ten thousand pieces from many threads all run`() async throws {
        let loop = try EventLoop()
        try loop.start()
        defer { loop.stop() }
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 1...10_000 {
                group.addTask(executorPreference: number.isMultiple(of: 2) ? loop : nil) {
                    await Task.yield()
                    return 1
                }
            }
            return await group.reduce(0, +)
        }
        #expect(sum == 10_000)
    }
}
