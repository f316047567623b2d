#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import NavReel
import Synchronization

/// The user's request to stop: the frames in work are finished or dropped whole, then the run ends.
///
/// A thread waits for Ctrl-C, a polite kill and a terminal that goes. What works in pieces asks ``isRequested`` between
/// them. What does not get there in time, such as one huge frame, is ended where it is: every file has its name only when
/// it is whole, and the temporary ones are removed. A second signal ends the process at once.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// The time in which a run may end by itself, in microseconds: with it the whole stays below a second.
  private static let patience: UInt32 = 800_000

  private struct State {
    /// True once the run says how it ends.
    var isEnding = false

    /// Frames that are written, and how many there will be.
    var frames: (written: Int, of: Int)?
  }

  private static let state = Mutex(State())

  /// The run's progress, for what is said of one that is ended where it is.
  static func note(written: Int, of count: Int) { state.withLock { $0.frames = (written, count) } }

  /// From here on the run ends by itself, and says how.
  static func letEnd() { state.withLock { $0.isEnding = true } }

  static func install() {
    // A closed pipe and a file that grows beyond what is allowed are errors of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // A program that starts the tool from a thread that blocks signals, as Dispatch's threads do, passes that on.
    var caught = caught
    pthread_sigmask(SIG_BLOCK, &caught, nil)
    if startWatch() { return }
    // No thread is to be had: what works in pieces is stopped all the same.
    pthread_sigmask(SIG_UNBLOCK, &caught, nil)
    for number in signals {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }

  /// Those that ask for an end, but for what `nohup` and a shell's background jobs have ignored.
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

  /// Waits for the first signal, then for the end of the run, as long as that may take.
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
