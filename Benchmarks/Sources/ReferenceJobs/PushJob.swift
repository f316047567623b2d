public import NavReelDrawing

/// J1: a push in 22 frames, 1170 × 2532.
public struct PushJob: ReferenceJob {
  public let frameCount = 22
  let inputs: JobInputs
  let outgoing: DisplayList
  let incoming: DisplayList

  public init(_ inputs: JobInputs) {
    self.inputs = inputs
    outgoing = PushJob.outgoingPage(inputs)
    incoming = PushJob.incomingPage(inputs)
  }

  public func frame(_ index: Int) -> DisplayList {
    typealias S = JobShapes
    let p = S.curve(Double(index) / 21)
    let outX = -S.snap(S.width / 3 * p)
    let inX = S.snap(S.width * (1 - p))
    let tint = S.mixed(S.white, S.blue, p)
    let title = S.mixed(S.white, S.black, p)
    var commands: [DrawCommand] = [
      S.layer("out", outX, 0, outgoing),
      S.rect(outX, 0, S.width, S.height, Color(0, 0, 0, 0.10 * p)),
      S.horizontalGradient(inX - 16, 0, 16, S.height, Color(0, 0, 0, 0), Color(0, 0, 0, 0.25 * (1 - p))),
      S.layer("in", inX, 0, incoming),
      S.rect(0, 0, S.width, S.barHeight, S.mixed(S.white.with(alpha: 0), S.white, p)),
      S.rect(0, S.barHeight, S.width, S.hair, Color(60, 60, 67, 0.29 * p)),
      inputs.text("Ant Forest", 195 - 50 * p, 75, 17, isBold: true, title.multiplied(alpha: 1 - p), .center),
      inputs.text("Album Details", 195 + 100 * (1 - p), 75, 17, isBold: true, title.multiplied(alpha: p), .center),
      S.chevron(tint.multiplied(alpha: p)),
      inputs.text("Forest", 27 + 60 * (1 - p), 75, 17, tint.multiplied(alpha: p)),
    ]
    commands += S.shareIcon(tint)
    commands += S.statusBar(inputs, title)
    return DisplayList(commands)
  }

  private static func outgoingPage(_ inputs: JobInputs) -> DisplayList {
    typealias S = JobShapes
    return DisplayList(
      [
        S.rect(0, 0, S.width, S.height, S.white),
        .image(ImageDraw(inputs.photo, in: Rect(0, 0, S.width, S.headHeight), mode: .scaleAspectFill)),
        S.verticalGradient(0, 180, S.width, 100, Color(0, 0, 0, 0), Color(0, 0, 0, 0.45)),
        inputs.text("Rock Pure Heart Square", 16, 262, 22, isBold: true, S.white),
      ] + S.rows(inputs, from: S.headHeight, count: 9))
  }

  private static func incomingPage(_ inputs: JobInputs) -> DisplayList {
    typealias S = JobShapes
    let small = Color(109, 109, 114)
    var commands: [DrawCommand] = [
      S.rect(0, 0, S.width, S.height, Color(242, 242, 247)),
      inputs.text("DETAILS", 32, 127, 13, small),
      S.roundedRect(16, 137, 358, 520, 10, S.white),
    ]
    let labels = [
      ("Artist", "Rock Pure Heart"), ("Album", "Square, 8 sets"), ("Released", "12 March 2017"),
      ("Length", "43 min 12 s"), ("Sample rate", "96 kHz"), ("Bit depth", "24 bit"), ("Label", "Maple & Juniper"),
      ("Mastered by", "J. Quigley"), ("Catalogue", "MJ-0417-B"), ("Downloads", "18,204"),
    ]
    for (k, (label, value)) in labels.enumerated() {
      let y = 137 + 52 * Double(k)
      commands += [
        S.roundedRect(32, y + 11.5, 29, 29, 7, S.avatars[(k + 4) % 9]),
        inputs.text(String(label.prefix(1)), 46.5, y + 32, 16, isBold: true, S.white, .center),
        inputs.text(label, 73, y + 32, 17, S.black),
        inputs.text(value, 340, y + 32, 17, S.gray, .right),
        S.line([(351, y + 20), (357, y + 26), (351, y + 32)], 2, Color(196, 196, 198)),
      ]
      if k < 9 { commands.append(S.rect(73, y + 52 - S.hair, 301, S.hair, S.separator)) }
    }
    let paragraph = [
      "The recording was made in one afternoon with two microphones and a",
      "quiet dog. Fading the bar, moving the title and dimming the page below",
      "are drawn here exactly as the interpolation says, frame by frame.",
      "Every glyph of this paragraph is antialiased, so a diff can find it.",
    ]
    for (k, line) in paragraph.enumerated() { commands.append(inputs.text(line, 24, 690 + 19 * Double(k), 11, small)) }
    return DisplayList(commands)
  }
}
