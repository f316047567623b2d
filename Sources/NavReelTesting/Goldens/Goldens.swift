import NavReel

/// The folder of a test's goldens, laid out as `navreel verify` lays out its own.
///
/// A reel is held against `<folder>/<scene>/[<variant>/]<reel>.png` and the text file beside it, a frame against
/// `…/<reel>@<instant>.png`. A text is the folder's path.
public struct Goldens: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// From the folder of the test's file, or absolute.
  public let path: String

  /// - Parameter path: as ``path``.
  public init(_ path: String) { self.path = path }

  /// - Parameter value: as ``path``.
  public init(stringLiteral value: String) { path = value }

  /// `Goldens` beside the test's file.
  public static let besideTest = Goldens("Goldens")

  /// - Parameter folder: of the test's file.
  func folder(in folder: String) -> String { FilePath.join(folder, path) }
}
