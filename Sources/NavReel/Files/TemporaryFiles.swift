#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// The temporary files that this process is writing, so that one that is ended in the middle leaves none of them.
package enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Makes a file, and keeps its name where that succeeds.
  ///
  /// - Parameter open: answers a descriptor, or what `open` does of a failure.
  static func make(_ path: String, _ open: (String) -> Int32) -> Int32 {
    paths.withLock { paths in
      let descriptor = open(path)
      if descriptor >= 0 { paths.insert(path) }
      return descriptor
    }
  }

  /// Has a file removed, or after its name has changed what is no longer there.
  static func remove(_ path: String) {
    unlink(path)
    forget(path)
  }

  /// For a file that has its last name.
  static func forget(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all of them and ends the process: meanwhile no new one is made.
  package static func removeAll(then end: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      end()
    }
  }
}
