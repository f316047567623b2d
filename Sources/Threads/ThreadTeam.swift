/// Threads that share one task, as loops of numerical programs do.
public enum ThreadTeam {
  /// Runs a body at once on up to `count` threads, that of the caller among them, and returns when all have ended.
  ///
  /// If the system gives no more threads, fewer run the body, at worst the caller's alone. A body therefore takes its
  /// share item by item, and waits only for items that were taken before its own.
  ///
  /// - Parameter count: below 2, the body runs on the caller's thread.
  public static func run(_ count: Int, _ body: @Sendable () -> Void) {
    guard count > 1 else { return body() }
    withoutActuallyEscaping(body) { body in
      start(count - 1, body)
    }
  }

  /// Each thread is joined by the call that started it.
  private static func start(_ more: Int, _ body: @escaping @Sendable () -> Void) {
    guard more > 0, let thread = SystemThread(body) else { return body() }
    start(more - 1, body)
    thread.join()
  }
}
