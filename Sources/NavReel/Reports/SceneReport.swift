import NavReelDocuments
import NavReelCodecs
import NavReelDrawing
import NavReelMotion
import NavReelScene

/// `inspect --stage scene`: a resolved scene as JSON, property by property in the order of their declarations.
///
/// It is for people: unlike the other stages, it changes with the model.
struct SceneReport {
  let scene: Scene

  /// The headers of the pictures, by path.
  let pictures: [String: PictureHeader]

  var json: JSONText {
    guard !pictures.isEmpty, case .object(let members) = SceneReport.describe(scene) else {
      return SceneReport.describe(scene)
    }
    let files = pictures.sorted { $0.key < $1.key }.map { SceneReport.describe($0.value, path: $0.key) }
    return .object(members + [.init("pictures", .array(files))])
  }

  /// Describes a picture's file: its size as stored, and as shown after applying its orientation.
  private static func describe(_ header: PictureHeader, path: String) -> JSONText {
    .object([
      "path": .string(path), "format": .string(header.format.name),
      "rawSize": .array([.integer(header.rawWidth), .integer(header.rawHeight)]),
      "orientation": .integer(header.orientation), "size": .array([.integer(header.width), .integer(header.height)]),
    ])
  }

  /// Describes any value of the model.
  static func describe(_ value: Any) -> JSONText {
    switch value {
    case let color as Color: return .color(color)
    case let text as String: return .string(text)
    case let flag as Bool: return .bool(flag)
    case let number as Int: return .integer(number)
    case let number as Double: return .number(number)
    case let rect as Rect: return .rect(rect)
    case let point as Point: return .array([.number(point.x), .number(point.y)])
    case let size as Size: return .array([.number(size.width), .number(size.height)])
    case let path as Path: return .string("\(path.elements.count) elements")
    case let offsets as [String: Double]:
      return .object(offsets.sorted { $0.key < $1.key }.map { .init($0.key, .number($0.value)) })
    case let name as any RawRepresentable:
      if let text = name.rawValue as? String { return .string(text) }
    default: break
    }
    return structure(value)
  }

  private static func structure(_ value: Any) -> JSONText {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value) } ?? .null
    case .collection: return .array(mirror.children.map { describe($0.value) })
    case .enum:
      // A case without payload becomes its name; one with a payload an object with one key.
      guard let payload = mirror.children.first else { return .string("\(value)") }
      return .object([.init(payload.label ?? "", describe(payload.value))])
    default:
      guard !mirror.children.isEmpty else { return .string("\(value)") }
      return .object(mirror.children.map { .init($0.label ?? "", describe($0.value)) })
    }
  }
}
