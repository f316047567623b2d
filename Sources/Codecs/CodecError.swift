/// A reason why a picture cannot be read or written. Each description is one line: the cause, then the remedy.
public enum CodecError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty

  /// The content has none of the formats of ``PictureFormat``. Carries the first bytes in readable form.
  case unknownFormat(startsWith: String)

  /// The format is recognized by its first bytes, but not supported.
  case otherFormat(OtherFormat)

  /// The format, or a variant of it, is known but not supported.
  case unsupported(PictureFormat, String)

  /// The header states more pixels than the limits allow. Nothing was allocated.
  case tooManyPixels(width: Int, height: Int, allowed: Int)

  /// A side of the picture is too long for the format to be written. Nothing was written.
  case sideTooLong(PictureFormat, width: Int, height: Int, allowed: Int)

  /// The file, or the decoded picture, has more bytes than the limits allow.
  case tooManyBytes(count: Int, allowed: Int)

  /// All frames of an animation together have more pixels than a file of its length may have. None was decoded.
  case filmTooLarge(frames: Int, width: Int, height: Int, bytes: Int, allowed: Int)

  /// The file is truncated or broken; no part of the picture is returned.
  case damaged(PictureFormat, String)
}

extension CodecError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      return "the file is empty; give a PNG, JPEG, GIF or WebP picture"
    case .unknownFormat(let start):
      return "not a picture this tool knows (it starts with \(start)); convert it to PNG, JPEG, GIF or WebP"
    case .otherFormat(let format):
      return "\(format.name) is not read; \(format.cure)"
    case .unsupported(let format, let what):
      return "\(format.name): \(what)"
    case .tooManyPixels(let width, let height, let allowed):
      return "\(width)×\(height) pixels are more than the \(allowed) allowed; scale the picture down"
    case .sideTooLong(let format, let width, let height, let allowed):
      return "\(format.name): a picture of \(width)×\(height) has a side over \(allowed) pixels; make it smaller"
    case .tooManyBytes(let count, let allowed):
      return "\(count) bytes are more than the \(allowed) allowed; use a smaller picture"
    case .filmTooLarge(let frames, let width, let height, let bytes, let allowed):
      return "\(frames) frames of \(width)×\(height) are more than the \(allowed) pixels that an animation of \(bytes) "
        + "bytes may have; make it smaller or shorter"
    case .damaged(let format, let cause):
      return "damaged \(format.name): \(cause); export the picture again"
    }
  }
}
