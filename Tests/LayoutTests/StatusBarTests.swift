import Drawing
import Scene
import Testing

@testable import Layout

@Suite struct StatusBars {
  private func place(_ device: String, _ change: (inout StatusBar) -> Void = { _ in }) throws -> PlacedItems {
    var it = try Fixture(device: device)
    change(&it.scene.statusBar)
    return it.layout.place(it.rest("home"))
  }

  @Test func onTheXTheGlyphsStandWhereTheKitHasThem() throws {
    let placed = try place("iPhone X")
    #expect(abs(try #require(placed["statusBar.signal"]).frame.minX - 293.67) < 0.35)
    #expect(abs(try #require(placed["statusBar.wifi"]).frame.minX - 315.67) < 0.35)
    #expect(abs(try #require(placed["statusBar.battery"]).frame.minX - 336) < 0.35)
    #expect(abs(try #require(placed["statusBar.time"]).frame.midX - 48) < 0.25)
    for glyph in ["signal", "wifi", "battery"] {
      #expect(abs(try #require(placed["statusBar.\(glyph)"]).frame.midY - 23) < 0.5)
    }
  }

  @Test(arguments: Device.table.map(\.name))
  func glyphsKeepClearOfEdgesCutoutsAndEachOther(device: String) throws {
    let found = try #require(Device(named: device))
    let placed = try place(device)
    let frames = try ["time", "signal", "wifi", "battery"].map { try #require(placed["statusBar.\($0)"]).frame }
    #expect(frames[0].minX > 5 && frames[3].maxX < found.size.width - 5)
    #expect(frames[1].maxX + 2.5 < frames[2].minX && frames[2].maxX + 2.5 < frames[3].minX)
    let cutout: Double =
      switch found.cutout {
      case .none: 0
      case .notch(let width, _): width
      case .island: 126
      }
    if cutout > 0 {
      #expect(frames[0].maxX < (found.size.width - cutout) / 2)
      #expect(frames[1].minX > (found.size.width + cutout) / 2)
    }
  }

  @Test func besideAnIslandEverythingIsCentredOnIt() throws {
    let placed = try place("iPhone 15")
    let middle = 11 + 37.33 / 2
    for glyph in ["signal", "wifi", "battery"] {
      #expect(abs(try #require(placed["statusBar.\(glyph)"]).frame.midY - middle) < 0.5)
    }
    let time = try #require(placed["statusBar.time"])
    #expect(abs(time.frame.midX - (393 - 126) / 4.0) < 1e-9)
    // Digits of 17 points are centred by the cap height.
    #expect(abs(try #require(time.baseline) - 0.705 * 17 / 2 - middle) < 0.2)
  }

  @Test func theClassicBarHasItsTimeInTheMiddle() throws {
    let placed = try place("iPhone 8")
    #expect(try #require(placed["statusBar.time"]).frame.midX == 187.5)
    #expect(try #require(placed["statusBar.battery"]).frame.maxX <= 375 - 5.5)
    #expect(try #require(placed["statusBar.signal"]).frame.minX == 6.5)
  }

  @Test func glyphSizesFollowTheTable() {
    let (x, island) = (GlyphSizes(.x), GlyphSizes(.island))
    #expect(abs(x.cellularWidth - 17) < 0.01 && abs(x.cellularHeight - 10.667) < 0.01)
    #expect(abs(x.wifiHeight - 11) < 0.01 && abs(x.battery.totalWidth - 24.33) < 0.01)
    #expect(abs(island.cellularWidth - 19.33) < 0.01 && abs(island.wifiHeight - 12.33) < 0.01)
    #expect(abs(island.battery.totalWidth - 27.33) < 0.01)
  }

  @Test func pathsStayInTheirBoxes() {
    for kind in Device.StatusBarClass.allCases {
      let sizes = GlyphSizes(kind)
      for (path, width, height) in [
        (CellularBars.path(sizes, 0..<4), sizes.cellularWidth, sizes.cellularHeight),
        (WiFiBands.path(sizes, 0..<3), sizes.wifiWidth, sizes.wifiHeight),
      ] {
        guard let box = sampledBounds(path) else { continue }
        #expect(box.minX > -0.01 && box.minY > -0.01 && box.maxX < width + 0.01 && box.maxY < height + 0.01, "\(kind)")
        #expect(box.height > height - 0.7 && box.width > width - 1.5, "\(kind)")
      }
    }
  }

  @Test func theBatteryIsFilledByItsCharge() throws {
    func fill(_ charge: Double, isCharging: Bool = false) throws -> PlacedItem {
      let placed = try place("iPhone 15") { ($0.battery, $0.isCharging) = (charge, isCharging) }
      guard case .group(let group) = try #require(placed["statusBar.battery"]).artwork else { throw Missing() }
      #expect(group.children.map(\.alpha) == [0.4, 0.5, 1])
      return try #require(group.children.last)
    }
    #expect(try fill(1).frame == Rect(2, 2, 21, 9))
    #expect(abs(try fill(0.5).frame.width - 10.667) < 0.001)
    #expect(try fill(0).frame.width == 1)
    #expect(try fill(0.2).color == Color(255, 59, 48))
    #expect(try fill(0.21).color == .black)
    #expect(try fill(0.1, isCharging: true).color == Color(52, 199, 89))
  }

  @Test func unlitBarsAreFaint() throws {
    let placed = try place("iPhone 15") { ($0.signal, $0.wifi) = (2, 0) }
    guard case .group(let signal) = try #require(placed["statusBar.signal"]).artwork,
      case .group(let wifi) = try #require(placed["statusBar.wifi"]).artwork
    else { throw Missing() }
    #expect(signal.children.map(\.alpha) == [1, 0.3])
    #expect(wifi.children.map(\.alpha) == [0.3])
  }

  @Test func aHiddenBarAndAPhoneHeldSidewaysShowNothing() throws {
    #expect(try place("iPhone 15") { $0.isHidden = true }["statusBar.time"] == nil)
    let it = try Fixture(orientation: .landscape)
    #expect(it.layout.place(it.rest("home"))["statusBar.time"] == nil)
  }

  struct Missing: Error {}
}
