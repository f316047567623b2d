import Dispatch
import NavReelDrawing
import Synchronization

/// Canvases for drawings made on several threads, each passed on to the next drawing.
///
/// A canvas is free again once its own drawing and the next one are used; there are only a few more than threads.
final class CanvasRelay: Sendable {
  let keepsPrevious: Bool
  private let width: Int
  private let height: Int
  private let last: Int
  private let state = Mutex(State())

  private struct State {
    var free: [Pixmap] = []
    var drawn: [Int: Result<Pixmap, any Error>] = [:]

    /// The semaphores of threads that wait for a drawing.
    var waiting: [Int: DispatchSemaphore] = [:]

    /// The remaining uses of each drawing: by itself and by the next one.
    var uses: [Int: Int] = [:]
  }

  /// - Parameter last: the index of the last drawing.
  init(width: Int, height: Int, last: Int, keepsPrevious: Bool) {
    (self.width, self.height, self.last, self.keepsPrevious) = (width, height, last, keepsPrevious)
  }

  /// Draws one picture and uses it, together with the previous one if those are kept.
  ///
  /// Every index must be drawn once, and started in order, or later ones would wait for ever.
  func draw<Output>(
    _ index: Int, draw: (inout Pixmap, PreviousDrawing) throws -> Void,
    use: (Pixmap, Pixmap?) throws -> Output
  ) throws -> Output {
    var canvas = state.withLock { $0.free.popLast() } ?? Pixmap(width: width, height: height)
    guard keepsPrevious else {
      try draw(&canvas, PreviousDrawing(relay: nil, index: index))
      let output = try use(canvas, nil)
      state.withLock { $0.free.append(canvas) }
      return output
    }
    do { try draw(&canvas, PreviousDrawing(relay: self, index: index)) } catch {
      publish(index, .failure(error))
      throw error
    }
    publish(index, .success(canvas))
    let before = try previous(of: index)
    defer {
      release(index)
      release(index - 1)
    }
    return try use(canvas, before)
  }

  private func publish(_ index: Int, _ result: Result<Pixmap, any Error>) {
    let waiting = state.withLock { state in
      state.drawn[index] = result
      state.uses[index] = index == last ? 1 : 2
      return state.waiting.removeValue(forKey: index)
    }
    waiting?.signal()
  }

  /// Waits for the previous drawing; nil for the first.
  fileprivate func previous(of index: Int) throws -> Pixmap? {
    guard index > 0 else { return nil }
    let (found, semaphore) = state.withLock { state -> (Result<Pixmap, any Error>?, DispatchSemaphore?) in
      if let found = state.drawn[index - 1] { return (found, nil) }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting[index - 1] = semaphore
      return (nil, semaphore)
    }
    if let found { return try found.get() }
    semaphore?.wait()
    return try state.withLock { $0.drawn[index - 1] }?.get()
  }

  private func release(_ index: Int) {
    state.withLock { state in
      guard let uses = state.uses[index] else { return }
      state.uses[index] = uses - 1
      guard uses == 1 else { return }
      state.uses[index] = nil
      if case .success(let canvas)? = state.drawn.removeValue(forKey: index) { state.free.append(canvas) }
    }
  }
}

/// The drawing before the current one.
struct PreviousDrawing {
  fileprivate let relay: CanvasRelay?
  fileprivate let index: Int

  /// Waits until it is done; nil for the first.
  func wait() throws -> Pixmap? { try relay?.previous(of: index) }
}
