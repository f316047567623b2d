import NavReelDrawing
import NavReelMotion

/// The small vocabulary that the reference jobs are written in: points, colours of 0…255 with a straight alpha.
enum JobShapes {
  static let width = 390.0
  static let height = 844.0
  static let scale = 3.0
  static let barHeight = 91.0
  static let headHeight = 280.0
  static let hair = 1.0 / 3

  static let white = Color(255, 255, 255)
  static let black = Color(0, 0, 0)
  static let blue = Color(0, 122, 255)
  static let gray = Color(142, 142, 147)
  static let separator = Color(198, 198, 200)
  static let avatars = [
    Color(255, 59, 48), Color(255, 149, 0), Color(255, 204, 0), Color(52, 199, 89), Color(90, 200, 250),
    Color(0, 122, 255), Color(88, 86, 214), Color(255, 45, 85), Color(162, 132, 94),
  ]

  static func curve(_ t: Double) -> Double { Easing.easeInOut.value(at: t) }

  /// To the nearest device pixel, half up.
  static func snap(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }

  /// The job's own mix: colour components rounded to bytes, half to even, alpha not rounded.
  static func mixed(_ a: Color, _ b: Color, _ p: Double) -> Color {
    func component(_ x: Double, _ y: Double) -> Double {
      ((x + (y - x) * p) * 255).rounded(.toNearestOrEven) / 255
    }
    return Color(
      red: component(a.red, b.red), green: component(a.green, b.green), blue: component(a.blue, b.blue),
      alpha: a.alpha + (b.alpha - a.alpha) * p)
  }

  static func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ color: Color) -> DrawCommand {
    .fill(Rect(x, y, w, h), color)
  }

  static func roundedRect(
    _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ radius: Double, _ color: Color
  ) -> DrawCommand { .fill(.roundedRect(Rect(x, y, w, h), radius: radius), color) }

  static func line(_ points: [(Double, Double)], _ width: Double, _ color: Color) -> DrawCommand {
    .stroke(
      .polyline(points.map { Point($0.0, $0.1) }), Stroke(width: width, cap: .round, join: .round),
      paint: .color(color))
  }

  static func verticalGradient(
    _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ top: Color, _ bottom: Color
  ) -> DrawCommand {
    .fill(.rect(Rect(x, y, w, h)), .linear(LinearGradient(from: Point(x, y), to: Point(x, y + h), top, bottom)))
  }

  static func horizontalGradient(
    _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ left: Color, _ right: Color
  ) -> DrawCommand {
    .fill(.rect(Rect(x, y, w, h)), .linear(LinearGradient(from: Point(x, y), to: Point(x + w, y), left, right)))
  }

  static func layer(_ id: String, _ x: Double, _ y: Double, _ content: DisplayList) -> DrawCommand {
    .group(Group(id: id, transform: .translation(x, y), isLayer: true, content: content))
  }

  static func clipped(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ commands: [DrawCommand]) -> DrawCommand {
    .group(Group(clip: .rect(Rect(x, y, w, h)), content: DisplayList(commands)))
  }

  static func statusBar(_ inputs: JobInputs, _ color: Color) -> [DrawCommand] {
    var commands = [inputs.text("9:41", 57, 32.5, 16, isBold: true, color, .center)]
    for k in 0..<4 {
      let h = 4 + 2.5 * Double(k)
      commands.append(roundedRect(292 + 4.6 * Double(k), 31.5 - h, 3, h, 1, color))
    }
    let center = Point(326, 31.5)
    var sector = Path()
    sector.move(to: center)
    sector.addArc(center: center, radius: 3.2, from: 225, to: 315, connected: true)
    sector.close()
    commands.append(.fill(sector, color))
    for radius in [6.4, 10] {
      commands.append(
        .stroke(.arc(center: center, radius: radius, from: 225, to: 315), Stroke(width: 2.2), paint: .color(color)))
    }
    commands.append(
      .stroke(
        .roundedRect(Rect(342.5, 20, 22, 11), radius: 3.5), Stroke(width: 1),
        paint: .color(color.multiplied(alpha: 0.4))))
    commands.append(roundedRect(344.5, 22, 15, 7, 2, color))
    commands.append(roundedRect(365.5, 23.75, 1.5, 3.5, 0.75, color.multiplied(alpha: 0.4)))
    return commands
  }

  static func chevron(_ color: Color) -> DrawCommand { line([(19.5, 59.5), (10.5, 69), (19.5, 78.5)], 3, color) }

  static func shareIcon(_ color: Color) -> [DrawCommand] {
    [
      .stroke(.roundedRect(Rect(353, 64, 17, 16), radius: 3), Stroke(width: 2), paint: .color(color)),
      line([(361.5, 73), (361.5, 55)], 2, color),
      line([(356.5, 59.5), (361.5, 54.5), (366.5, 59.5)], 2, color),
    ]
  }

  static func rows(_ inputs: JobInputs, from top: Double, count: Int) -> [DrawCommand] {
    let names = [
      "Rock Pure Heart", "Gravity Field Notes", "Quarterly Waveforms", "Maple & Juniper", "Harbour Lights",
      "Typography Weekly", "Kyoto Walks", "Jazz for Developers", "Vivid Afternoon",
    ]
    func twoDigits(_ n: Int) -> String { (n < 10 ? "0" : "") + String(n) }
    var commands: [DrawCommand] = []
    for k in 0..<count {
      let y = top + 64 * Double(k)
      let name = names[k % 9]
      commands += [
        .fill(.circle(center: Point(36, y + 32), radius: 20), avatars[k % 9]),
        inputs.text(String(name.prefix(1)), 36, y + 38.5, 18, isBold: true, white, .center),
        inputs.text(name, 72, y + 28, 17, black),
        inputs.text("Eight sets, opened after the new picture no. \(k + 1)", 72, y + 48, 13, gray),
        inputs.text("\(twoDigits(9 + k)):\(twoDigits(17 * k % 60))", 358, y + 28, 13, gray, .right),
        line([(367, y + 26), (373, y + 32), (367, y + 38)], 2, Color(196, 196, 198)),
        rect(72, y + 64 - hair, 318, hair, separator),
      ]
    }
    return commands
  }
}
