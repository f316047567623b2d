#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import NavReel

/// The number of files that the process may have open at a time: `ulimit -n`.
enum OpenFiles {
  /// Beside one file a thread: the streams, folders, fonts, and what the system's library of threads opens.
  private static let reserve = 32

  /// Raises the limit for this process as far as it may, and refuses one that is too low: the library of threads ends
  /// the process when it cannot open a file.
  static func check(threads: Int) throws(StageError) {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    let needed = rlim_t(reserve + threads)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < needed else { return }
    limit.rlim_cur = min(needed, limit.rlim_max)
    guard setrlimit(resource, &limit) == 0, limit.rlim_cur == needed else {
      throw .request(
        "at most \(limit.rlim_cur) files may be open at a time (ulimit -n); \(threads) "
          + "\(threads == 1 ? "thread needs" : "threads need") \(needed)")
    }
  }
}
