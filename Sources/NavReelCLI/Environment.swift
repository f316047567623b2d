#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment variables of the process.
enum Environment {
  /// Returns a variable's value; nil if it is not set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
