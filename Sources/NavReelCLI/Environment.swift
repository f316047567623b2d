#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The variables that the process was started with.
enum Environment {
  /// Nil for one that is not set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
