import NavReelCodecs
import NavReelDrawing
import Synchronization
import NavReelTestSupport
import Testing

@testable import NavReel

@Suite struct FramePipelineTests {
  private struct Fault: Error {}

  /// Records what it receives.
  private final class Recorder: FrameSink {
    struct Entry { var frame: DrawnFrame }

    let needsPrevious: Bool
    let failsAt: Int?
    let taken = Mutex<[Int: DrawnFrame]>([:])
    let order = Mutex<[Int]>([])
    let end = Mutex("")

    init(needsPrevious: Bool = true, failsAt: Int? = nil) {
      self.needsPrevious = needsPrevious
      self.failsAt = failsAt
    }

    func take(_ frame: DrawnFrame) throws -> @Sendable () throws -> Void {
      if frame.index == failsAt { throw FileError(path: "x", reason: "is full") }
      // The pixels are read now, since canvases are reused.
      taken.withLock { $0[frame.index] = frame }
      let (pixmap, previous) = (frame.pixmap[0, 0], frame.previous?[0, 0])
      return { [self] in
        order.withLock { $0.append(frame.index) }
        #expect(pixmap == Self.color(frame.index))
        #expect(previous == (frame.index == 0 || !needsPrevious ? nil : Self.color(frame.index - 1)))
      }
    }

    func finish() { end.withLock { $0 += "finished" } }
    func abandon() { end.withLock { $0 += "abandoned" } }

    static func color(_ index: Int) -> UInt32 { 0xFF00_0000 | UInt32(index) &* 2_654_435 & 0xFF_FFFF }
  }

  private func run(_ count: Int, jobs: Int, _ sinks: [any FrameSink]) throws -> [PixelDigest] {
    try FramePipeline(width: 8, height: 4, isOpaque: true, jobs: jobs)
      .run((0..<count).map { $0..<$0 + 1 }, to: sinks) { canvas, index in
        canvas = Pixmap(width: 8, height: 4, filling: .black)
        canvas[0, 0] = Recorder.color(index)
      }
  }

  @Test(arguments: [1, 2, 3, 8]) func everySinkGetsEveryDrawingInOrder(jobs: Int) throws {
    let (first, second) = (Recorder(), Recorder(needsPrevious: false))
    let digests = try run(100, jobs: jobs, [first])
    #expect(first.order.withLock { $0 } == Array(0..<100))
    #expect(first.end.withLock { $0 } == "finished")
    #expect(Set(digests).count == 100)
    #expect(try run(100, jobs: jobs, [second]) == digests)
  }

  @Test(arguments: [1, 2, 8]) func changesAreThoseSinceTheDrawingBefore(jobs: Int) throws {
    let sink = Recorder()
    _ = try run(20, jobs: jobs, [sink])
    let taken = sink.taken.withLock { $0 }
    #expect(taken[0]?.changed == PixelRect(0, 0, 8, 4))
    #expect((1..<20).allSatisfy { taken[$0]?.changed == PixelRect(0, 0, 1, 1) })
  }

  @Test(arguments: [1, 2, 8]) func aFaultAbandonsEverySink(jobs: Int) {
    let (good, bad) = (Recorder(), Recorder(failsAt: 7))
    #expect { try run(100, jobs: jobs, [good, bad]) } throws: { "\($0)" == "x: is full" }
    #expect(good.end.withLock { $0 } == "abandoned" && bad.end.withLock { $0 } == "abandoned")
  }

  @Test(arguments: [1, 2, 8]) func aDrawingThatFailsKeepsNobodyWaiting(jobs: Int) {
    let sink = Recorder()
    #expect {
      try FramePipeline(width: 8, height: 4, jobs: jobs).runInOrder((0..<50).map { $0..<$0 + 1 }, to: [sink]) {
        canvas, index, before in
        if index == 5 { throw FileError(path: "five", reason: "is broken") }
        canvas = Pixmap(width: 8, height: 4, filling: .black)
        canvas[0, 0] = Recorder.color(index)
        _ = try before.wait()
      }
    } throws: {
      "\($0)" == "five: is broken"
    }
    #expect(sink.end.withLock { $0 } == "abandoned")
  }

  @Test(arguments: [1, 2, 8]) func drawingsMayBuildOnEachOther(jobs: Int) throws {
    let last = Mutex<UInt32>(0)
    try FramePipeline(width: 1, height: 1, isOpaque: true, jobs: jobs).runInOrder(
      (0..<200).map { $0..<$0 + 1 }, to: []
    ) { canvas, index, before in
      let sum = (try before.wait()?[0, 0] ?? 0xFF00_0000) + 1
      canvas[0, 0] = sum
      if index == 199 { last.withLock { $0 = sum } }
    }
    #expect(last.withLock { $0 } == 0xFF00_0000 + 200)
  }

  @Test(arguments: [1, 2, 4]) func canvasesAreUsedAgain(jobs: Int) throws {
    let seen = Mutex<Set<ObjectIdentifier>>([])
    // Keeps no frame, so that no memory has to be copied.
    final class Previous: FrameSink {
      var needsPrevious: Bool { true }
      func take(_ frame: DrawnFrame) -> @Sendable () throws -> Void { {} }
      func finish() {}
      func abandon() {}
    }
    try FramePipeline(width: 8, height: 8, isOpaque: true, jobs: jobs).run(
      (0..<300).map { $0..<$0 + 1 }, to: [Previous()]
    ) {
      canvas, index in
      canvas[0, 0] = Recorder.color(index)
      seen.withLock { _ = $0.insert(canvas.identity) }
    }
    #expect(seen.withLock { $0.count } <= 3 * jobs + 2)
  }

  @Test func aRunThatIsStoppedSaysHowFarItIs() {
    let done = Mutex(0)
    #expect {
      try FramePipeline(width: 1, height: 1, jobs: 1, isCancelled: { done.withLock { $0 } >= 6 }).run(
        (0..<10).map { ($0 * 3)..<($0 * 3 + 3) }, to: [], progress: { count in done.withLock { $0 = count } }
      ) { _, _ in }
    } throws: {
      "\($0)" == "interrupted: 6 of 30 frames are written"
    }
  }
}
