public import NavReelDrawing
import NavReelElementaryFunctions

/// J2: a pulled header that zooms, then a scroll until the blurred bar is opaque; 120 frames, 1170 × 2532.
public struct ZoomJob: ReferenceJob {
  public let frameCount = 120
  let inputs: JobInputs
  let rows: DisplayList

  public init(_ inputs: JobInputs) {
    self.inputs = inputs
    rows = DisplayList(JobShapes.rows(inputs, from: JobShapes.headHeight, count: 13))
  }

  public func frame(_ index: Int) -> DisplayList {
    typealias S = JobShapes
    let (height, shift, alpha, titleOffset) = state(index)
    var commands: [DrawCommand] = [
      S.rect(0, 0, S.width, S.height, S.white),
      S.layer("rows", 0, shift, rows),
      S.clipped(
        0, 0, S.width, height,
        [
          .image(ImageDraw(inputs.photo, in: Rect(0, 0, S.width, height), mode: .scaleAspectFill)),
          S.verticalGradient(0, height - 100, S.width, 100, Color(0, 0, 0, 0), Color(0, 0, 0, 0.45)),
        ]),
    ]
    if alpha > 0 {
      commands.append(
        .backdrop(
          Backdrop(
            shape: .rect(Rect(0, 0, S.width, S.barHeight)),
            filter: BackdropFilter(sigma: 20, tints: [Color(17, 17, 17, 0.73)]), opacity: 0.9 * alpha)))
    }
    if titleOffset < 44 {
      commands.append(
        S.clipped(
          0, 0, S.width, S.barHeight,
          [
            inputs.text("Rock Pure Heart Square", 195, 67 + titleOffset, 15, isBold: true, S.white, .center),
            inputs.text("Eight sets, opened after the new picture", 195, 82 + titleOffset, 11, S.white, .center),
          ]))
    }
    commands.append(S.chevron(S.white))
    commands += S.shareIcon(S.white)
    commands += S.statusBar(inputs, S.white)
    return DisplayList(commands)
  }

  /// Header height, shift of the rows, bar alpha, title offset.
  private func state(_ index: Int) -> (Double, Double, Double, Double) {
    typealias S = JobShapes
    if index < 60 {
      let h = S.snap(S.headHeight + 140 * ElementaryFunctions.sin(.pi * Double(index) / 59))
      return (h, h - S.headHeight, 0, 44)
    }
    let s = 230 * Double(index - 59) / 60
    return (
      S.snap(max(S.barHeight, S.headHeight - s)), S.snap(-s), min(1, s / (S.headHeight - S.barHeight)),
      min(44, max(0, 44 - (s - 150)))
    )
  }
}
