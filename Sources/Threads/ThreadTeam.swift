/// Threads that share one task, like the parallel loops of numerical programs.
public enum ThreadTeam {
  /// Runs a body simultaneously on up to `count` threads, including the current one, and returns when all have ended.
  ///
  /// If the system provides fewer threads, fewer run the body, possibly only the current one. A body must therefore
  /// take its work item by item, and may only wait for items that were taken before its own.
  ///
  /// - Parameter count: The number of threads; below 2, the body runs on the current thread only.
  public static func run(_ count: Int, _ body: @Sendable () -> Void) {
    guard count > 1 else { return body() }
    withoutActuallyEscaping(body) { body in
      start(count - 1, body)
    }
  }

  /// Starts the threads recursively; each is joined by the call that started it.
  private static func start(_ more: Int, _ body: @escaping @Sendable () -> Void) {
    guard more > 0, let thread = SystemThread(body) else { return body() }
    start(more - 1, body)
    thread.join()
  }
}
