import NavReelDocuments
import NavReelDrawing
import NavReelScene

extension PageDescription {
  /// Returns a list of views; nil if there are none.
  static func views(_ views: [View]) -> JSONText? { views.isEmpty ? nil : .array(views.map(view)) }

  private static func view(_ view: View) -> JSONText {
    let standard = View(view.kind, frame: view.frame)
    let sides = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
    let members = [
      ("frame", .array(sides.map { moving($0) })), ("alpha", unless(standard.alpha, view.alpha, moving)),
      ("transform", unless(standard.transform, view.transform, transform)),
      ("cornerRadius", number(view.cornerRadius, unless: standard.cornerRadius)),
      ("cornerCurve", view.isContinuous ? .string("continuous") : nil), ("clipsToBounds", flag(view.clips)),
      ("scrolls", flag(view.scrolls)), ("vibrancy", view.vibrancy.map { JSONText.string($0.rawValue) }),
    ]
    let all: [(String, JSONText?)] = kind(view.kind) + members
    return .object(all.compactMap { key, value in value.map { JSONText.Member(key, $0) } })
  }

  private static func kind(_ kind: View.Kind) -> [(String, JSONText?)] {
    switch kind {
    case .text(let text, let attributes, let color, let alignment):
      [
        ("text", moving(text)), ("font", font(attributes)), ("color", moving(color)),
        ("alignment", .string(alignment.rawValue)),
      ]
    case .image(let image, let mode, let tint):
      [("image", picture(image)), ("contentMode", .string(mode.rawValue)), ("tintColor", tint.map { moving($0) })]
    case .icon(let icon, let tint): [("icon", self.icon(icon)), ("tintColor", moving(tint))]
    case .shape(let shape, let fill, let gradient, let border):
      [
        ("shape", self.shape(shape)), ("color", moving(fill)), ("gradient", gradient.map(self.gradient)),
        ("borderColor", border.map { .color($0.color) }), ("borderWidth", border.map { .number($0.width) }),
      ]
    case .effect(let effect, let contents): [("effect", self.effect(effect)), ("contentView", views(contents))]
    case .group(let members): [("views", .array(members.map(view)))]
    case .bar(let bar): [("bar", self.bar(bar))]
    }
  }

  private static func transform(_ transform: AnimatedTransform) -> JSONText {
    let standard = AnimatedTransform()
    return object(
      ("translationX", unless(standard.translationX, transform.translationX, moving)),
      ("translationY", unless(standard.translationY, transform.translationY, moving)),
      ("scale", unless(standard.scale, transform.scale, moving)),
      ("rotation", unless(standard.rotation, transform.rotation, moving)),
      ("anchor", unless(standard.anchor, transform.anchor, point)))
  }

  private static func shape(_ shape: View.Shape) -> JSONText {
    switch shape {
    case .rectangle: .string("rectangle")
    case .ellipse: .string("ellipse")
    case .path(let path): object(("d", outline(path)))
    }
  }

  static func icon(_ icon: Icon) -> JSONText {
    switch icon {
    case .builtIn(let name): .string(name.rawValue)
    case .path(let path, let size, let width):
      object(
        ("d", outline(path)), ("size", .array([.number(size.width), .number(size.height)])),
        ("strokeWidth", width.map(JSONText.number)))
    }
  }

  /// Returns a path's commands, as in SVG: `M` and two numbers, …
  private static func outline(_ path: Path) -> JSONText {
    .array(
      path.elements.map { element in
        let (command, points): (String, [Point]) =
          switch element {
          case .move(let p): ("M", [p])
          case .line(let p): ("L", [p])
          case .quad(let c, let p): ("Q", [c, p])
          case .cubic(let c, let d, let p): ("C", [c, d, p])
          case .close: ("Z", [])
          }
        return .array([.string(command)] + points.flatMap { [.number($0.x), .number($0.y)] })
      })
  }

  static func font(_ attributes: TextAttributes) -> JSONText {
    object(
      ("size", .number(attributes.size)), ("weight", .string(attributes.weight.rawValue)),
      ("tracking", attributes.tracking.map(JSONText.number)),
      ("shadow", attributes.shadow.map { shadow($0.color, $0.offset, radius: $0.blurRadius) }))
  }

  static func shadow(_ color: Color, _ offset: Point, radius: Double) -> JSONText {
    object(("color", .color(color)), ("offset", point(offset)), ("radius", .number(radius)))
  }

  static func gradient(_ gradient: LinearGradient) -> JSONText {
    object(
      ("start", point(gradient.start)), ("end", point(gradient.end)),
      ("colors", .array(gradient.stops.map { .array([.number($0.offset), .color($0.color)]) })))
  }

  static func effect(_ effect: BackgroundEffect) -> JSONText {
    let numbers: [Double] =
      switch effect.filter.color {
      case .none: []
      case .saturation(let saturation): [saturation]
      case .luminanceCurve(let saturation, let brightness, let amount, let v0, let v1, let v2, let v3):
        [saturation, brightness, amount, v0, v1, v2, v3]
      }
    return object(
      ("name", .string(effect.name)), ("radius", .number(effect.filter.sigma)),
      ("color", .array(numbers.map(JSONText.number))), ("tints", .array(effect.filter.tints.map(JSONText.color))))
  }
}
