#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import NavReel
import Synchronization

/// The user's request to stop: frames in progress are finished or discarded whole, then the run ends.
///
/// A thread waits for Ctrl-C, SIGTERM and a closed terminal. Work done in pieces checks ``isRequested`` between them.
/// Work that does not get there in time, such as one huge frame, is aborted: files get their names only once complete,
/// and temporary ones are removed. A second signal ends the process at once.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// The time for a run to end by itself, in microseconds; it keeps the total below a second.
  private static let patience: UInt32 = 800_000

  private struct State {
    /// True once the run reports its own end.
    var isEnding = false

    /// The number of frames written, and of all frames.
    var frames: (written: Int, of: Int)?
  }

  private static let state = Mutex(State())

  /// Records the run's progress, for the message if it is aborted.
  static func note(written: Int, of count: Int) { state.withLock { $0.frames = (written, count) } }

  /// Lets the run end by itself and print its own message from here on.
  static func letEnd() { state.withLock { $0.isEnding = true } }

  static func install() {
    // A closed pipe and a file over the size limit should be write errors, not end the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // A parent that starts the tool on a thread that blocks signals, such as Dispatch's, passes the mask on.
    var caught = caught
    pthread_sigmask(SIG_BLOCK, &caught, nil)
    if startWatch() { return }
    // Without a thread, work done in pieces can still be stopped.
    pthread_sigmask(SIG_UNBLOCK, &caught, nil)
    for number in signals {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }

  /// The signals that request an end, except those ignored because of `nohup` or a shell's background jobs.
  private static let signals = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }

  private static var caught: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }

  private static func startWatch() -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 256 << 10)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    return pthread_create(
      &thread, &attributes,
      { _ in
        Interruption.watch()
        return nil
      }, nil) == 0
  }

  /// Waits for the first signal, then for the end of the run, up to the limit.
  private static func watch() {
    var (caught, number) = (caught, Int32(0))
    while sigwait(&caught, &number) != 0 {}
    flag.store(true, ordering: .relaxed)
    pthread_sigmask(SIG_UNBLOCK, &caught, nil)
    usleep(patience)
    let (isEnding, frames) = state.withLock { ($0.isEnding, $0.frames) }
    if isEnding { return }
    let words = frames.map { StageError.interrupted(written: $0.written, of: $0.of).description }
    TemporaryFiles.removeAll {
      if Console.isTalkTerminal { Console.progressText("\r\u{1B}[K") }
      Console.complain(words ?? "interrupted")
      _exit(ExitStatus.trouble.rawValue)
    }
  }

  /// Returns true if the signal is ignored, as by `nohup` and a shell's background jobs.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #elseif canImport(Musl)
      return unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
  }
}
