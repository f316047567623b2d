import NavReel
import Testing

/// The position of ink in pixels, compared with recordings and stills of iOS; in points.
@Suite struct InkTests {
  private static let scale = 12.0

  /// Returns a white bar with black ink over a page of 390 points, at twelve pixels per point.
  private func picture(
    _ look: Scene.Look = .ios18, _ statusBar: StatusBar = StatusBar(), safeTop: Double = 44
  ) throws -> Pixmap {
    var below = Screen(name: "below", title: "Back")
    var above = Screen(name: "above", title: "Title")
    below.bar.barTintColor = .white
    above.bar.barTintColor = .white
    above.bar.tintColor = .black
    let scene = Scene(
      look: look, device: Device(size: Size(390, 120), scale: InkTests.scale, safeTop: safeTop), statusBar: statusBar,
      screens: [below, above], reels: [.still(screen: "above", stack: ["below"])])
    return try Stage(scene: scene).film("still").frame(at: 0).pixmap
  }

  /// Returns the box around the dark pixels in a part of the picture.
  private func ink(_ picture: Pixmap, _ part: Rect) throws -> Rect {
    var box: (Int, Int, Int, Int)?
    for y in Int(part.minY * InkTests.scale)..<Int(part.maxY * InkTests.scale) {
      for x in Int(part.minX * InkTests.scale)..<Int(part.maxX * InkTests.scale) where picture[x, y] & 255 < 128 {
        let old = box ?? (x, y, x + 1, y + 1)
        box = (min(old.0, x), min(old.1, y), max(old.2, x + 1), max(old.3, y + 1))
      }
    }
    let (x0, y0, x1, y1) = try #require(box)
    return Rect(
      Double(x0) / InkTests.scale, Double(y0) / InkTests.scale, Double(x1 - x0) / InkTests.scale,
      Double(y1 - y0) / InkTests.scale)
  }

  private func color(_ picture: Pixmap, _ x: Double, _ y: Double) -> UInt32 {
    picture[Int(x * InkTests.scale), Int(y * InkTests.scale)]
  }

  /// Two stills of an app on iOS 13–18 at 3x, margin 16: the chevron spans 9.33 to 20.33 and is 19.0 high; the label
  /// begins at 31.67.
  @Test func theBackButtonIsWhereStillsHaveIt() throws {
    let picture = try picture()
    let chevron = try ink(picture, Rect(2, 46, 22, 40))
    #expect(abs(chevron.minX - 9.33) < 0.1 && abs(chevron.maxX - 20.33) < 0.1, "\(chevron)")
    #expect(abs(chevron.height - 19) < 0.2 && abs(chevron.midY - 66) < 0.1, "\(chevron)")
    let label = try ink(picture, Rect(24, 46, 60, 40))
    #expect(abs(label.minX - 31.67) < 0.2, "\(label)")
    // Up to iOS 12 the label began 3.33 further out.
    let old = try ink(try self.picture(.ios10), Rect(24, 46, 60, 40))
    #expect(abs(old.minX - label.minX + 10.0 / 3) < 0.1)
  }

  /// The recording of an iPhone X at 2 pixels per point: bolt, gap and outline across a battery of 22 by 11.33.
  @Test func aBoltCutsThroughTheBattery() throws {
    var scene = Scene(
      device: try #require(Device(named: "iPhone X")), statusBar: StatusBar(isCharging: true),
      screens: [Screen(name: "page")], reels: [.still(screen: "page")])
    (scene.device.size, scene.device.scale) = (Size(375, 60), InkTests.scale)
    let picture = try Stage(scene: scene).film("still").frame(at: 0).pixmap
    // The centre of the body.
    let (x, y) = (336 + 11.0, 23.0)
    let green = Color(52, 199, 89).pixel
    #expect(color(picture, x, y) == Color.black.pixel)
    #expect(color(picture, x - 5.5, y) == green && color(picture, x + 5.5, y) == green)
    // Beside the points at the left and right, and where the gap interrupts the outline at the top and bottom.
    for side in [-1.0, 1] {
      #expect(color(picture, x + side * 3.6, y + side * -0.65) == Color.white.pixel)
      #expect(color(picture, x + side * 1.25, y - side * 5.4) == Color.white.pixel)
      #expect(color(picture, x - side * 4, y - side * 5.4) & 255 == 153, "the outline at .4")
    }
    // Without charging there is neither.
    scene.statusBar.isCharging = false
    let plain = try Stage(scene: scene).film("still").frame(at: 0).pixmap
    #expect(color(plain, x, y) == Color.black.pixel && color(plain, x + 1.25, y - 5.4) & 255 == 153)
  }
}
