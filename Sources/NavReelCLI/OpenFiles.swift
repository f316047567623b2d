#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import NavReel

/// The limit on open files of the process: `ulimit -n`.
enum OpenFiles {
  /// Files besides one per thread: the streams, folders, fonts, and those of the system's thread library.
  private static let reserve = 32

  /// Raises the limit for this process as far as allowed, and throws if it is too low: the thread library aborts the
  /// process if it cannot open a file.
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
