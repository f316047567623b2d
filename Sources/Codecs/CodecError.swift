/// Why bytes are not a picture we can show. Each case reads as one line: cause, then cure.
public enum CodecError: Error, Hashable, Sendable {
  /// No bytes at all.
  case empty

  /// The content is none of the formats of ``PictureFormat``. Carries the first bytes, as people can read them.
  case unknownFormat(startsWith: String)

  /// A format that is known by its first bytes, and not read.
  case otherFormat(OtherFormat)

  /// A known format, or a kind of it, that is not read.
  case unsupported(PictureFormat, String)

  /// The header promises more pixels than the limits allow. Nothing was allocated.
  case tooManyPixels(width: Int, height: Int, allowed: Int)

  /// A picture to be written has a side that the format has no number for. Nothing was written.
  case sideTooLong(PictureFormat, width: Int, height: Int, allowed: Int)

  /// The file, or the picture it would decode to, has more bytes than the limits allow.
  case tooManyBytes(count: Int, allowed: Int)

  /// The frames of an animation have more pixels together than a file of that length may have. None was decoded.
  case filmTooLarge(frames: Int, width: Int, height: Int, bytes: Int, allowed: Int)

  /// Truncated or broken; nothing of the picture is kept.
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
