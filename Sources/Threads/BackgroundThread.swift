import Synchronization

/// Work that runs on its own thread, or immediately if the system provides none.
public final class BackgroundThread: Sendable {
  private let thread: Mutex<SystemThread?>

  /// Starts the work; runs it before returning if there is no thread for it.
  public init(_ body: @escaping @Sendable () -> Void) {
    thread = Mutex(SystemThread(body))
    if thread.withLock({ $0 == nil }) { body() }
  }

  deinit { thread.withLock { $0.take() }?.detach() }

  /// Waits until the work is done.
  public func wait() { thread.withLock { $0.take() }?.join() }
}
