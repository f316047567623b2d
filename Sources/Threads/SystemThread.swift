#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the operating system.
///
/// Dispatch waits forever if a process may start no more threads; this type reports it.
public struct SystemThread: ~Copyable, @unchecked Sendable {
  #if canImport(Glibc)
    private var handle = pthread_t()
  #else
    private var handle: pthread_t?
  #endif

  /// The stack size of a drawing thread, in bytes, independent of the limit of the process.
  public static let stackSize = 4 << 20

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread, or returns nil if the system provides none. End it with ``join()`` or ``detach()``.
  ///
  /// - Parameters:
  ///   - stackSize: The size of the stack, in bytes.
  ///   - body: The work, run once, with all signals blocked so that they go to other threads.
  public init?(stackSize: Int = SystemThread.stackSize, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work(body))
    // A new thread inherits the signal mask of the thread that starts it.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    let result = pthread_create(
      &handle, &attributes,
      { pointer in
        SystemThread.run(pointer)
        return nil
      }, work.toOpaque())
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard result == 0 else {
      work.release()
      return nil
    }
  }

  /// Waits until the work is done.
  public consuming func join() {
    #if canImport(Glibc)
      pthread_join(handle, nil)
    #else
      if let handle { pthread_join(handle, nil) }
    #endif
  }

  /// Lets the thread end by itself.
  public consuming func detach() {
    #if canImport(Glibc)
      pthread_detach(handle)
    #else
      if let handle { pthread_detach(handle) }
    #endif
  }

  /// Runs the work and releases the values it holds before the thread ends.
  private static func run(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
  }
}

extension SystemThread {
  /// The limit on the stack of the process, in bytes; nil if there is none.
  public static var stackLimit: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
      let resource = RLIMIT_STACK
    #endif
    guard getrlimit(resource, &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur)
  }
}
