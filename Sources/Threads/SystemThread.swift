#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the system's.
///
/// Dispatch waits for ever where a process may start no more threads; here that is an answer.
public struct SystemThread: ~Copyable, @unchecked Sendable {
  #if canImport(Glibc)
    private var handle = pthread_t()
  #else
    private var handle: pthread_t?
  #endif

  /// Bytes of stack that a thread for drawing gets, whatever the limit of the process is.
  public static let stackSize = 4 << 20

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread; nil when the system gives none. End with ``join()`` or ``detach()``.
  ///
  /// - Parameters:
  ///   - stackSize: in bytes.
  ///   - body: runs once. Signals go to the threads that were there before.
  public init?(stackSize: Int = SystemThread.stackSize, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work(body))
    // A new thread has the mask of the one that starts it.
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

  /// Values that the work holds on to are given back before the thread ends.
  private static func run(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
  }
}

extension SystemThread {
  /// The most that the stack of the process may take, in bytes; nil where there is no limit.
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
