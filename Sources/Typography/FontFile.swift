/// A face in a font file: of the fixed table, or a file beside the scene.
public struct FontFile: Hashable, Sendable {
  public var path: String

  /// Which face of a collection (`.ttc`, `.otc`), from 0; 0 for a file of one face.
  public var faceIndex: Int

  public init(path: String, faceIndex: Int = 0) {
    self.path = path
    self.faceIndex = faceIndex
  }
}

extension FontFile: CustomStringConvertible {
  /// The path, with `#index` when it is not the first face.
  public var description: String { faceIndex == 0 ? path : "\(path)#\(faceIndex)" }
}

/// Where the face of ordinary text comes from.
public enum FontSource: Hashable, Sendable {
  /// A family of the ``FontTable``, such as "Inter".
  case family(String)

  /// One file for all weights, opened by path. A variable font is set to the weight asked for.
  case file(FontFile)
}
