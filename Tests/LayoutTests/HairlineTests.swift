import NavReelDrawing
import Testing

@testable import NavReelLayout

/// Lines of one device pixel in pictures of any scale.
@Suite struct HairlineTests {
  /// Recorded: black at .30 over white is 178 at the device's scale, and 229 in the still reduced to a third, which are
  /// alphas of .30 and .10.
  @Test(arguments: [(3, 0.3), (1, 0.1), (2, 0.2)] as [(Double, Double)])
  func aHairlineBelowTheDevicesScaleIsOneFainterRow(scale: Double, alpha: Double) {
    var list = DisplayList()
    let grid = PixelGrid(scale: scale, deviceScale: 3)
    Hairline(isAbove: false).draw(
      in: Rect(0, 50, 30, 1 / scale), Color(white: 0, alpha: 0.3), alpha: 1, grid, into: &list)
    guard case .fill(let path, _, .color(let color), _)? = list.commands.first, let row = path.asRect else {
      Issue.record("no line")
      return
    }
    #expect(row.minY == 50 && abs(row.height - 1 / scale) < 1e-9 && row.width == 30)
    #expect(abs(color.alpha - alpha) < 1e-12)
  }

  @Test func aDevicePixelIsWholePixelsInLargerPictures() {
    for (scale, pixels) in [(3, 1), (4, 1), (4.5, 2), (6, 2), (9, 3)] as [(Double, Double)] {
      let grid = PixelGrid(scale: scale, deviceScale: 3)
      #expect(grid.lineWidth == pixels / scale && grid.lineStrength == 1)
    }
  }
}
