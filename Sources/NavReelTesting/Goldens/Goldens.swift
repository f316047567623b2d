import NavReel

/// The folder of a test's goldens, laid out like that of `navreel verify`.
///
/// A reel is compared with `<folder>/<scene>/[<variant>/]<reel>.png` and the text file beside it, a frame with
/// `…/<reel>@<instant>.png`. A string literal is the folder's path.
public struct Goldens: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The path, relative to the folder of the test's file, or absolute.
  public let path: String

  /// - Parameter path: the path, relative to the folder of the test's file, or absolute.
  public init(_ path: String) { self.path = path }

  /// - Parameter value: the path, as for ``init(_:)``.
  public init(stringLiteral value: String) { path = value }

  /// The folder `Goldens` beside the test's file.
  public static let besideTest = Goldens("Goldens")

  /// Returns the absolute path.
  ///
  /// - Parameter folder: the folder of the test's file.
  func folder(in folder: String) -> String { FilePath.join(folder, path) }
}
