#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A face in a font file, from the fixed table or supplied with a scene.
public struct FontFile: Hashable, Sendable {
  public var path: String

  /// The index of the face in a collection (`.ttc`, `.otc`), from 0; 0 for a file with one face.
  public var faceIndex: Int

  public init(path: String, faceIndex: Int = 0) {
    self.path = path
    self.faceIndex = faceIndex
  }
}

extension FontFile {
  /// The reason why a file cannot be opened for reading.
  enum Refusal {
    case missing
    case unusable(String)
  }

  /// The reason, or nil for a readable regular file. Libraries get no other files: a pipe would block them.
  var refusal: Refusal? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return .missing
      case ENXIO: return .unusable("is not a regular file")
      default: return .unusable("cannot be opened: " + String(cString: strerror(errno)).lowercased())
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .unusable("cannot be opened") }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return .unusable("is a folder, not a file")
    default: return .unusable("is not a regular file")
    }
  }
}

extension FontFile: CustomStringConvertible {
  /// The path, with `#index` if it is not the first face.
  public var description: String { faceIndex == 0 ? path : "\(path)#\(faceIndex)" }
}

/// The source of the face for ordinary text.
public enum FontSource: Hashable, Sendable {
  /// A family of the ``FontTable``, such as "Inter".
  case family(String)

  /// One file for all weights, opened by path. A variable font is set to the requested weight.
  case file(FontFile)
}
