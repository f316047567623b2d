import NavReelDrawing
import NavReelFigures
import Foundation
import NavReelMotion
import NavReel
import NavReelTestSupport
import Testing

@Suite struct PlotAttributesTests {
  private func film(_ reel: String, scene: String = "scenes/forest.scene.json5") throws -> Film {
    try Stage.open(Fixtures.path(scene)).film(reel)
  }

  /// Returns the output of `inspect --json` at an instant, by the names of attributes.
  private func inspected(_ film: Film, at time: Fraction) throws -> [String: Any] {
    func object(_ step: Inspection.Step) throws -> [String: Any] {
      let json = Inspection(film, at: time.value).json(step)
      return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }
    let state = try object(.state)
    var found: [String: Any] = [:]
    for key in ["progress", "barProgress", "phase"] { found[key] = state[key] }
    for (key, value) in try #require(state["bar"] as? [String: Any]) { found["bar.\(key)"] = value }
    for (key, value) in try #require(state["statusBar"] as? [String: Any]) { found["statusBar.\(key)"] = value }
    for screen in try #require(state["screens"] as? [[String: Any]]) {
      let name = try #require(screen["name"] as? String)
      for key in ["x", "y", "alpha", "dim", "shadow", "offset", "role"] {
        found["screens.\(name).\(key)"] = screen[key]
      }
      for (key, value) in screen["header"] as? [String: Any] ?? [:] { found["screens.\(name).header.\(key)"] = value }
    }
    for background in try #require(state["backgrounds"] as? [[String: Any]]) {
      let name = try #require(background["screen"] as? String)
      for key in ["x", "alpha", "barTintColor", "shadowAlpha"] { found["backgrounds.\(name).\(key)"] = background[key] }
    }
    for item in try #require(try object(.layout)["items"] as? [[String: Any]]) {
      guard let id = item["id"] as? String, id.hasPrefix("title.") || id.hasPrefix("back.") else { continue }
      let frame = try #require(item["frame"] as? [Double])
      found[id + ".x"] = frame[0]
      found[id + ".y"] = frame[1]
      found[id + ".alpha"] = item["alpha"]
      found[id + ".color"] = item["color"]
    }
    return found
  }

  @Test(arguments: ["push", "back", "fade", "zoom"]) func valuesAreThoseOfInspect(reel: String) throws {
    let film = try film(reel)
    let attributes = try film.attributes(fps: 30)
    #expect(attributes.times.count > 20 && attributes.rate == 30)
    for frame in [0, 7, 11, 14, attributes.times.count - 1] {
      let expected = try inspected(film, at: attributes.times[frame])
      #expect(expected.count > 20)
      for (name, value) in expected where !(value is NSNull) {
        let attribute = try #require(attributes[name], "\(name)")
        switch try #require(attribute.value(at: frame), "\(name) in frame \(frame)") {
        case .number(let number):
          let other = try #require(value as? Double, "\(name)")
          #expect(abs(number - other) < 1e-6, "\(name) in frame \(frame)")
        case .color(let color): #expect(color.description == value as? String, "\(name) in frame \(frame)")
        case .word(let word): #expect(word == value as? String, "\(name) in frame \(frame)")
        }
      }
      let state = attributes.attributes.filter { $0.name.hasPrefix("screens.") && $0.value(at: frame) != nil }
      #expect(state.allSatisfy { $0.name.contains(".transform.") || expected[$0.name] != nil })
    }
  }

  @Test func aScreenThatIsNotThereHasNoValues() throws {
    let attributes = try film("push").attributes(fps: 10)
    let forest = try #require(attributes["screens.forest.x"])
    #expect(forest.value(at: 0) == nil && forest.value(at: 4) != nil)
    #expect(attributes["screens.home.x"]?.value(at: attributes.times.count - 1) == nil)
    #expect(Set(attributes.attributes.map(\.name)).count == attributes.attributes.count)
    #expect(attributes.attributes.allSatisfy { $0.count == attributes.times.count })
  }

  @Test func attributesStandInTheOrderOfTheReports() throws {
    let names = try film("push").attributes(fps: 10).attributes.map(\.name)
    let wanted = [
      "phase", "operation", "progress", "barProgress", "screens.home.x", "screens.forest.x", "backgrounds.home.alpha",
      "backgrounds.forest.alpha", "bar.tintColor", "statusBar.style", "title.forest.x",
    ]
    let places = wanted.map { names.firstIndex(of: $0) }
    #expect(places.allSatisfy { $0 != nil } && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func whatNeverChangesIsConstant() throws {
    let attributes = try film("fade").attributes(fps: 10)
    #expect(attributes["progress"]?.isConstant == true)
    #expect(attributes["bar.height"]?.isConstant == true)
    #expect(attributes["screens.forest.offset"]?.isConstant == false)
    #expect(attributes["statusBar.style"]?.isConstant == false)
    #expect(attributes["bar.tintColor"]?.isConstant == false)
  }

  @Test func everyNumberHasAUnitAndEveryAttributeItsKind() throws {
    for reel in ["push", "back", "fade", "zoom"] {
      for attribute in try film(reel).attributes(fps: 20).attributes {
        #expect((attribute.unit == .none) == (attribute.kind != .number), "\(attribute.name)")
        #expect((attribute.kind == .color) == attribute.name.lowercased().hasSuffix("color"), "\(attribute.name)")
      }
    }
  }

  @Test func labelsAreWords() {
    func label(_ name: String) -> String { FilmAttribute(name: name, curve: .numbers([])).label }
    #expect(label("barProgress") == "bar progress")
    #expect(label("screens.home.x") == "home page x")
    #expect(label("screens.my page.offset") == "my page scroll offset")
    #expect(label("screens.home.header.height") == "home header height")
    #expect(label("screens.home.transform.rotation") == "home page rotation")
    #expect(label("backgrounds.home.barTintColor") == "home bar tint color")
    #expect(label("backgrounds.home~2.alpha") == "home background 2 alpha")
    #expect(label("title.home.alpha") == "home title alpha")
    #expect(label("statusBar.style") == "status bar style")
  }

  @Test func anUnknownNameIsAnErrorWithThoseNear() throws {
    let attributes = try film("push").attributes(fps: 10)
    #expect { try attributes.attributes(named: ["progress", "progres"]) } throws: {
      "\($0)" == "attributes: the reel \"push\" has no \"progres\"; did you mean \"progress\"?"
    }
    #expect { try attributes.attributes(named: ["screens.hone.offset"]) } throws: {
      "\($0)".contains("did you mean \"screens.home.offset\" or \"screens.forest.offset\"?")
    }
    #expect { try attributes.attributes(named: ["colour of money"]) } throws: { "\($0)".contains("; it has phase, ") }
    #expect(
      try attributes.attributes(named: ["progress", "bar.tintColor"]).map(\.name) == ["progress", "bar.tintColor"])
  }

  @Test func jsonHoldsAllValuesAndOneOfAConstant() throws {
    let attributes = try film("push").attributes(fps: 10)
    #expect(!attributes.json.contains("\n"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(attributes.json.utf8)) as? [String: Any])
    #expect(json["rate"] as? String == "10" && json["reel"] as? String == "push")
    #expect((json["times"] as? [Double])?.count == attributes.times.count)
    let list = try #require(json["attributes"] as? [[String: Any]])
    #expect(list.map { $0["name"] as? String } == attributes.attributes.map(\.name))
    for entry in list {
      let values = try #require(entry["values"] as? [Any])
      #expect(values.count == 1 || values.count == attributes.times.count)
    }
    let progress = try #require(list.first { $0["name"] as? String == "progress" })
    #expect((progress["values"] as? [Double])?.last == 1)
  }

  @Test func aRateThatIsNoneAndTooManyFramesAreErrors() throws {
    #expect { try film("push").attributes(fps: 0) } throws: { "\($0)".hasPrefix("fps: expected a rate") }
  }
}
