import NavReelDocuments
import NavReelDrawing
import NavReelScene

extension JSONText {
  static func color(_ color: Color) -> JSONText { .string(color.description) }
  static func rect(_ r: Rect) -> JSONText { .array([.number(r.x), .number(r.y), .number(r.width), .number(r.height)]) }
}
