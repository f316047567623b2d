import Dispatch
import Synchronization
import NavReelThreads

/// Runs work on several threads and delivers its results one by one in order.
///
/// At most ``window`` results exist at a time, so memory does not grow with the number of items. The results do not
/// depend on the number of workers.
package struct OrderedPipeline<Failure: Error> {
  /// The number of threads, at least 1.
  let workers: Int

  /// The number of results that may exist at a time, at least as many as there are workers.
  let window: Int

  /// - Parameter window: default: two more than workers.
  package init(workers: Int, window: Int? = nil) {
    self.workers = max(1, workers)
    self.window = max(self.workers, window ?? self.workers + 2)
  }

  /// - Parameters:
  ///   - makeWorker: makes the data that one thread keeps between items, such as a canvas.
  ///   - produce: called on any thread, once for each item, in any order.
  ///   - consume: called on one thread at a time, in the order of the items. The first error of either ends the run.
  package func run<Worker, Output: Sendable>(
    count: Int, makeWorker: @Sendable () -> Worker,
    produce: @Sendable (inout Worker, Int) throws(Failure) -> Output,
    consume: @Sendable (Int, Output) throws(Failure) -> Void
  ) throws(Failure) {
    try OrderedPipeline(workers: min(workers, count), window: window).run(
      next: { $0 < count ? $0 : nil }, makeWorker: makeWorker, produce: produce, consume: consume)
  }

  /// Runs like ``run(count:makeWorker:produce:consume:)``, for items that become known one by one.
  ///
  /// - Parameter next: returns the item of a number, or nil at the end. Called on one thread at a time, with 0, 1, 2 ….
  package func run<Worker, Item: Sendable, Output: Sendable>(
    next: @Sendable (Int) -> Item?, makeWorker: @Sendable () -> Worker,
    produce: @Sendable (inout Worker, Item) throws(Failure) -> Output,
    consume: @Sendable (Int, Output) throws(Failure) -> Void
  ) throws(Failure) {
    guard workers > 1 else {
      var (worker, index) = (makeWorker(), 0)
      while let item = next(index) {
        try consume(index, produce(&worker, item))
        index += 1
      }
      return
    }
    let line = Line<Output>(slots: window)
    ThreadTeam.run(workers) {
      var worker = makeWorker()
      while let (index, item) = line.take(next) {
        let result = Result { () throws(Failure) in try produce(&worker, item) }
        line.deliver(index, result, to: consume)
      }
    }
    try line.finish()
  }

  /// The state shared by the workers: the next item, and results that wait for their turn.
  private final class Line<Output: Sendable>: Sendable {
    private struct State {
      var nextToConsume = 0
      var waiting: [Int: Output] = [:]
      var failure: Failure?
    }

    private let slots: DispatchSemaphore
    private let state = Mutex(State())

    /// The number of the next item; nil if none is left. It has its own lock, so that no thread waits for both.
    private let number = Mutex<Int?>(0)

    init(slots: Int) {
      // Releasing a semaphore below its initial value traps, and a failed run keeps some slots.
      self.slots = DispatchSemaphore(value: 0)
      for _ in 0..<slots { self.slots.signal() }
    }

    /// Returns the next item, or nil if none is left or the run has failed. Waits for a free slot.
    func take<Item: Sendable>(_ next: (Int) -> Item?) -> (Int, Item)? {
      slots.wait()
      let taken = number.withLock { number -> (Int, Item)? in
        guard let index = number, state.withLock({ $0.failure == nil }), let item = next(index) else {
          number = nil
          return nil
        }
        number = index + 1
        return (index, item)
      }
      if taken == nil { slots.signal() }
      return taken
    }

    /// Queues a result, and delivers all results whose turn has come.
    func deliver(
      _ index: Int, _ result: Result<Output, Failure>, to consume: (Int, Output) throws(Failure) -> Void
    ) {
      let freed = state.withLock { state -> Int in
        switch result {
        case .failure(let error):
          if state.failure == nil { state.failure = error }
          return 1
        case .success(let output): state.waiting[index] = output
        }
        var freed = 0
        while state.failure == nil, let output = state.waiting.removeValue(forKey: state.nextToConsume) {
          do throws(Failure) { try consume(state.nextToConsume, output) } catch { state.failure = error }
          state.nextToConsume += 1
          freed += 1
        }
        // After a failure, no result has to wait any more.
        return state.failure == nil ? freed : freed + state.waiting.count
      }
      for _ in 0..<freed { slots.signal() }
    }

    func finish() throws(Failure) {
      if let failure = state.withLock({ $0.failure }) { throw failure }
    }
  }
}

/// Ends a cancelled pipeline.
struct Cancelled: Error {}
