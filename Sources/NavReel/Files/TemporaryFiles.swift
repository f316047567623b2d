#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// The temporary files that this process is writing, to be removed if it is interrupted.
package enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Creates a file, and records its name on success.
  ///
  /// - Parameter open: returns a descriptor, or a negative number on failure.
  static func make(_ path: String, _ open: (String) -> Int32) -> Int32 {
    paths.withLock { paths in
      let descriptor = open(path)
      if descriptor >= 0 { paths.insert(path) }
      return descriptor
    }
  }

  /// Removes a file, which may have been renamed already, and forgets its name.
  static func remove(_ path: String) {
    unlink(path)
    forget(path)
  }

  /// Forgets a file that has its final name.
  static func forget(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all of them and ends the process; no new one can be made meanwhile.
  package static func removeAll(then end: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      end()
    }
  }
}
