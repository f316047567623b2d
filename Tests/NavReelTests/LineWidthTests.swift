import Testing

@testable import NavReel

/// Lines of one device pixel in pictures of any scale.
@Suite struct LineWidthTests {
  /// Returns the row and grey of each non-white pixel in a column at the right, below the bar, at 3 pixels per point.
  private func lines(scale: Double, height: Double = 44) throws -> [(row: Int, grey: Int)] {
    let rows = Content(kind: .rows(Content.Rows(count: 20, height: height, showsIcons: false)))
    let scene = Scene(
      device: Device(size: Size(120, 400), scale: 3), screens: [Screen(name: "one", content: rows)],
      reels: [Reel(name: "still", kind: .still(.init(screen: "one")))])
    let picture = try Stage(scene: scene).scaled(to: scale).film("still").frame(at: 0).pixmap
    let column = (0..<picture.height).map { Int(picture[Int(115 * scale), $0] & 255) }
    return column.indices.filter { $0 >= Int(100 * scale) && column[$0] < 255 }.map { ($0, column[$0]) }
  }

  /// rgba(60, 60, 67, .29) over white is 255 − .29·195 = 198 in red.
  @Test(
    arguments: [(3.0, 1.0), (2, 2.0 / 3), (1.5, 0.5), (1, 1.0 / 3), (590.0 / 393, 590.0 / 393 / 3), (6, 1)]
      as [(Double, Double)])
  func separatorsBelowTheDevicesScaleAreFainter(scale: Double, share: Double) throws {
    let found = try lines(scale: scale)
    let thickness = scale == 6 ? 2 : 1
    #expect((6...8).contains(found.count / thickness), "\(found)")
    for line in found { #expect(abs(Double(255 - line.grey) - share * 57) <= 1, "\(scale): \(line)") }
    guard thickness == 1 else { return }
    for (a, b) in zip(found, found.dropFirst()) { #expect(b.row - a.row >= Int(44 * scale), "one row each: \(found)") }
  }

  @Test(arguments: [1, 1.7, 2, 3] as [Double]) func separatorsOfBrokenRowHeightsAreOneCrispRow(scale: Double) throws {
    let found = try lines(scale: scale, height: 44.7)
    #expect(found.count >= 6 && Set(found.map(\.grey)).count == 1, "\(found)")
  }

  /// A picture of 60 × 60 pixels at 3 pixels per point is 20 points wide at any scale of the frame.
  @Test(arguments: [1, 2, 3, 4] as [Double]) func aPictureInTheBarKeepsItsSizeInPoints(scale: Double) throws {
    var screen = Screen(name: "one", title: "One")
    screen.right = [
      BarItem(.image(ImageReference(path: "mark.png", size: Size(60, 60), isOpaque: true), isOriginal: true))
    ]
    let scene = Scene(
      device: Device(size: Size(120, 400), scale: 3), screens: [screen],
      reels: [Reel(name: "still", kind: .still(.init(screen: "one")))])
    let stage = try Stage(scene: scene, images: ["mark.png": Pixmap(width: 60, height: 60, filling: Color(255, 0, 0))])
      .scaled(to: scale)
    let picture = try stage.film("still").frame(at: 0).pixmap
    let red = (0..<picture.height).map { y in (0..<picture.width).filter { picture[$0, y] == 0xFF00_00FF }.count }.max()
    #expect(red == Int(20 * scale))
  }
}
