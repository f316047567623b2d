import Synchronization

/// Work on a thread of its own, or at once where the system gives none.
public final class BackgroundThread: Sendable {
  private let thread: Mutex<SystemThread?>

  /// Begins the work.
  public init(_ body: @escaping @Sendable () -> Void) {
    thread = Mutex(SystemThread(body))
    if thread.withLock({ $0 == nil }) { body() }
  }

  deinit { thread.withLock { $0.take() }?.detach() }

  /// Returns when the work is done.
  public func wait() { thread.withLock { $0.take() }?.join() }
}
