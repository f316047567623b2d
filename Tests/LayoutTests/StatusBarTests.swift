import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct StatusBars {
  private func place(
    _ device: String, _ look: Scene.Look = .ios18, _ change: (inout StatusBar) -> Void = { _ in }
  ) throws -> PlacedItems {
    var it = try Fixture(device: device)
    it.scene.look = look
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
    let middle = 11 + 18.5
    for glyph in ["signal", "wifi", "battery"] {
      #expect(abs(try #require(placed["statusBar.\(glyph)"]).frame.midY - middle) < 0.5)
    }
    let time = try #require(placed["statusBar.time"])
    #expect(abs(time.frame.midX - (393 - 126) / 4.0) < 1e-9)
    // Digits of 17 points are centred by the cap height.
    #expect(abs(try #require(time.baseline) - 0.705 * 17 / 2 - middle) < 0.2)
  }

  /// Two lossless stills of 1206 × 2622 pixels.
  @Test(arguments: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"])
  func on402PointsTheStillsHaveTheGlyphsFurtherIn(device: String) throws {
    let placed = try place(device)
    func range(_ id: String) throws -> (Double, Double) {
      let frame = try #require(placed["statusBar." + id]).frame
      return (frame.minX, frame.maxX)
    }
    for (id, left, right) in [("signal", 288.333, 307.667), ("wifi", 315, 332), ("battery", 339.333, 366.667)] {
      let (minX, maxX) = try range(id)
      #expect(abs(minX - left) < 0.01 && abs(maxX - right) < 0.01, "\(id): \(minX) to \(maxX)")
    }
    let battery = try #require(placed["statusBar.battery"]).frame
    #expect(abs(battery.minY - 26) < 0.01 && abs(battery.maxY - 39) < 0.01)
    #expect(abs(try #require(placed["statusBar.time"]).frame.midX - 73.5) < 1e-9)
  }

  /// Recordings of iOS 8 and 10 at one pixel per point.
  @Test func beforeIOS11ThereAreDotsAndABatteryWhoseFillMeetsItsOutline() throws {
    let placed = try place("iPhone 8", .ios10)
    let signal = try #require(placed["statusBar.signal"]).frame
    #expect(signal.minX == 6.5 && signal.maxX == 40 && abs(signal.midY - 10) <= 0.25)
    let wifi = try #require(placed["statusBar.wifi"]).frame
    #expect(wifi.minX == 45 && wifi.width == 12.5)
    let battery = try #require(placed["statusBar.battery"])
    #expect(battery.frame == Rect(344, 5, 25, 10))
    guard case .group(let group) = battery.artwork, case .outline(let ring, let line) = group.children[0].artwork else {
      throw Missing()
    }
    let inner = try #require(ring.controlBounds).inset(by: line.width / 2)
    #expect(group.children[2].frame == inner && inner == Rect(1.5, 1.5, 20, 7))
    #expect(group.children[0].frame == Rect(0, 0, 23, 10))
    // The glyphs of iOS 11 and of phones with a notch differ from those.
    #expect(try place("iPhone 8")["statusBar.battery"]?.frame.height == 11.5)
    #expect(try place("iPhone X", .ios10)["statusBar.signal"] == place("iPhone X")["statusBar.signal"])
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 3), (3, 4), (4, 5)]) func dotsAreFullByTheSignal(signal: Int, full: Int) throws
  {
    let placed = try place("iPhone 8", .ios10) { $0.signal = signal }
    guard case .group(let group) = try #require(placed["statusBar.signal"]).artwork else { throw Missing() }
    var counts = (discs: 0, rings: 0)
    for child in group.children {
      switch child.artwork {
      case .shape(let path): counts.discs += path.elements.count { $0 == .close }
      case .outline(let path, _): counts.rings += path.elements.count { $0 == .close }
      default: throw Missing()
      }
      #expect(child.alpha == 1)
    }
    #expect(counts == (full, 5 - full))
  }

  @Test(arguments: [Scene.Look.ios10, .ios18]) func aCarrierTakesThePlaceOfTheSignal(look: Scene.Look) throws {
    let placed = try place("iPhone 8", look) { $0.carrier = "Carrier" }
    let name = try #require(placed["statusBar.carrier"])
    #expect(name.text == "Carrier" && name.frame.minX == 6 && placed["statusBar.signal"] == nil)
    #expect(abs(try #require(placed["statusBar.wifi"]).frame.minX - name.frame.maxX - 5) <= 0.25)
    let long = try place("iPhone 8", look) { $0.carrier = "A Carrier With a Very Long Name Indeed" }
    let time = try #require(long["statusBar.time"]).frame
    #expect(try #require(long["statusBar.carrier"]?.text).hasSuffix("…"))
    #expect(try #require(long["statusBar.wifi"]).frame.maxX < time.minX - 4)
  }

  @Test(arguments: ["iPhone X", "iPhone 15", "iPad (10th)"])
  func wherePhonesHaveNoRoomTheCarrierIsLeftOutAndSaid(device: String) throws {
    let placed = try place(device) { $0.carrier = "Carrier" }
    #expect(placed["statusBar.carrier"] == nil && placed["statusBar.signal"] != nil)
    var scene = Scene(device: try #require(Device(named: device)), screens: [])
    #expect(scene.remarks.isEmpty)
    scene.statusBar.carrier = "Carrier"
    #expect(scene.remarks.map { "\($0.code) \($0.path)" } == ["carrier-not-shown statusBar.carrier"])
  }

  @Test(arguments: [Scene.Look.ios10, .ios18])
  func aCarrierWithoutRoomLeavesItsPlaceToTheSignal(look: Scene.Look) throws {
    let placed = try place("iPhone 8", look) {
      $0.carrier = "Carrier"
      $0.time = String(repeating: "9:41 ", count: 20)
    }
    #expect(placed["statusBar.carrier"] == nil && placed["statusBar.signal"] != nil)
    #expect(
      placed.warnings.map { "\($0)" }.contains { $0.contains("left out: the status bar has no room for it") })
  }

  @Test func narrowEarsKeepTheGlyphsOnTheDisplayAndCutTheTime() throws {
    var it = try Fixture(device: "iPhone X")
    it.scene.device.size = Size(320, 700)
    it.scene.device.cutout = .notch(width: 200, height: 30)
    it.scene.statusBar.time = "9:41 in the evening"
    let placed = it.layout.place(it.rest("home"))
    #expect(try #require(placed["statusBar.battery"]).frame.maxX <= 320)
    let time = try #require(placed["statusBar.time"])
    #expect(time.frame.maxX <= 60 && time.frame.minX >= 0)
    #expect(placed.warnings.contains { $0.path == "statusBar.time" && $0.code == "truncated-text" })
  }

  /// On iOS 10 it is beside the battery, which moves inwards for it; later it is across it.
  @Test func theBoltIsWhereTheRecordingsHaveIt() throws {
    let battery = try #require(try place("iPhone 8", .ios10) { $0.isCharging = true }["statusBar.battery"])
    // The nub ends at 364; without charging it ends at 369.
    #expect(abs(battery.frame.minX + 25 - 364) <= 0.25)
    guard case .group(let group) = battery.artwork else { throw Missing() }
    #expect(group.children.count == 4 && group.children[3].color == .black)
    let bolt = group.children[3].frame.offset(x: battery.frame.minX, y: battery.frame.minY)
    #expect(abs(bolt.maxX - (375 - 3.5)) < 0.3 && abs(bolt.width - 5) < 0.3 && abs(bolt.height - 8.5) < 0.1)
    #expect(group.children[2].color == Color(76, 217, 100))
    let new = try place("iPhone X") { $0.isCharging = true }
    let across = try #require(new["statusBar.battery"])
    #expect(across.frame == (try place("iPhone X")["statusBar.battery"])?.frame)
    guard case .group(let parts) = across.artwork else { throw Missing() }
    // 22 by 11.33 of body, 6 by 9.8 of bolt.
    let middle = try #require(parts.children.last).frame
    #expect(abs(middle.midX - 11) < 0.01 && abs(middle.midY - 5.667) < 0.01)
    #expect(abs(middle.width - 6) < 0.01 && abs(middle.height - 9.8) < 0.01)
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
      let sizes = GlyphSizes(kind, .ios18)
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
      var children = group.children
      // A charging battery has its bolt on top, and is in a group clipped around it.
      if isCharging, case .group(let inner) = children[0].artwork { children = inner.children }
      #expect(children.map(\.alpha) == [0.4, 0.5, 1])
      return try #require(children.last)
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
    #expect(signal.children.map(\.alpha) == [1, 0.2])
    #expect(wifi.children.map(\.alpha) == [0.2])
  }

  @Test func aHiddenBarAndAPhoneHeldSidewaysShowNothing() throws {
    #expect(try place("iPhone 15") { $0.isHidden = true }["statusBar.time"] == nil)
    let it = try Fixture(orientation: .landscape)
    #expect(it.layout.place(it.rest("home"))["statusBar.time"] == nil)
  }

  struct Missing: Error {}
}
