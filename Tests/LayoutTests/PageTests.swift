import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct Pages {
  private func group(_ id: String, _ list: DisplayList) -> Group? {
    for case .group(let group) in list.commands where group.id == id { return group }
    return nil
  }

  /// Returns the layers inside groups, by their content.
  private func layers(_ list: DisplayList) -> [DisplayList] {
    list.commands.flatMap { command -> [DisplayList] in
      guard case .group(let group) = command else { return [] }
      return (group.isLayer ? [group.content] : []) + layers(group.content)
    }
  }

  @Test func aMovingPagesLayerStaysEqual() throws {
    let it = try Fixture()
    let frames = [0.1, 0.5, 0.93].map { it.layout.draw(it.layout.place(it.push($0))) }
    for name in ["page.home", "page.detail"] {
      let groups = try frames.map { try #require(group(name, $0)) }
      #expect(groups.allSatisfy { $0.isLayer && $0.content == groups[0].content && $0.clip == groups[0].clip })
      #expect(Set(groups.map(\.transform.tx)).count == 3)
    }
  }

  @Test func whatAPageDoesNotShowIsNotDrawn() throws {
    let it = try Fixture()
    for scrolled in [0.0, 31_000, 59_000] {
      let list = it.layout.draw(it.layout.place(it.rest("detail", scrolled: scrolled)))
      let page = try #require(group("page.detail", list))
      // 852 points of rows of 60, in chunks of six.
      #expect(layers(page.content).count <= 4)
      #expect(layers(page.content).count >= 2)
    }
    let beyond = it.layout.draw(it.layout.place(it.rest("detail", scrolled: 100_000)))
    #expect(layers(try #require(group("page.detail", beyond)).content).isEmpty)
  }

  @Test func chunksOfRowsStayEqualWhileTheyScroll() throws {
    let it = try Fixture()
    let contents = try [700.0, 711.3].map { scrolled in
      let list = it.layout.draw(it.layout.place(it.rest("detail", scrolled: scrolled)))
      return layers(try #require(group("page.detail", list)).content)
    }
    let shared = contents[0].filter(contents[1].contains)
    #expect(shared.count >= contents[0].count - 1)
  }

  @Test func scrolledRowsLieOnWholePixels() throws {
    let it = try Fixture()
    let list = it.layout.draw(it.layout.place(it.rest("detail", scrolled: 10.123)))
    for case .group(let chunk) in try #require(group("page.detail", list)).content.commands {
      #expect(abs((chunk.transform.ty * 3).rounded() - chunk.transform.ty * 3) < 1e-9)
    }
  }

  @Test func theEdgeShadowEndsWhereThePageBegins() throws {
    let it = try Fixture()
    let list = it.layout.draw(it.layout.place(it.push(0.37)))
    var ramps: [(Rect, LinearGradient)] = []
    for case .fill(let path, _, .linear(let ramp), _) in list.commands {
      ramps.append((try #require(path.asRect), ramp))
    }
    let (box, ramp) = try #require(ramps.first)
    let page = try #require(group("page.detail", list))
    #expect(ramps.count == 1 && box.width == 9 && box.height == 852)
    #expect(abs(box.maxX - page.transform.tx) < 1e-9)
    #expect(
      ramp.end.x == box.maxX && abs(ramp.color(at: 1).alpha - 0.169 * 0.63) < 1e-12 && ramp.color(at: 0).alpha == 0)
  }

  @Test func theDimCoversThePageItIsOf() throws {
    let it = try Fixture()
    let placed = it.layout.place(it.push(0.5))
    let dim = try #require(placed["dim.home"])
    #expect(dim.frame == placed["page.home"]?.frame)
    #expect(dim.alpha == 0.05 && dim.color == .black)
  }

  @Test func aPictureIsAsWideAsThePage() throws {
    let image = Image(name: "p", pixmap: Pixmap(width: 100, height: 300, filling: .black))
    let reference = ImageReference(path: "p", size: image.size, isOpaque: true)
    let it = try Fixture(images: ["p": image]) { $0.content = Content(kind: .image(reference)) }
    let list = it.layout.draw(it.layout.place(it.rest("detail")))
    let draws = try #require(group("page.detail", list)).content.commands.compactMap { command -> ImageDraw? in
      if case .image(let draw) = command { return draw }
      return nil
    }
    #expect(draws.map(\.destination) == [Rect(0, barTop + 44, 393, 1179)])
  }

  /// Returns the colours of plain fills directly in the page that begin at `y`.
  private func covers(at y: Double, _ state: FrameState, _ it: Fixture) throws -> [Color] {
    let page = try #require(group("page.detail", it.layout.draw(it.layout.place(state))))
    return page.content.commands.compactMap { command in
      guard case .fill(let path, _, .color(let color), _) = command, path.controlBounds?.minY == y, y > 0 else {
        return nil
      }
      return path.controlBounds == Rect(0, y, it.width, it.context.height - y) ? color : nil
    }
  }

  @Test(arguments: [nil, Color.clear, Color(0, 0, 0, 0.5)])
  func rowsHideAHeaderBelowThemUnlessTheyHaveAColour(rowColor: Color?) throws {
    let it = try Fixture {
      $0.header = Header(color: Color(255, 0, 0), height: 300, collapse: .pinned(minHeight: 200))
      $0.content = Content(kind: .rows(Content.Rows(count: 3, rowColor: rowColor)), backgroundColor: Color(9, 9, 9))
    }
    var state = it.rest("detail")
    // At rest the rows begin at the end of the header; then they cover it.
    state.screens[0].contentY = 300
    #expect(try covers(at: 300, state, it) == [])
    state.screens[0].contentY = 150
    state.screens[0].header?.height = 200
    #expect(try covers(at: 150, state, it) == (rowColor == nil ? [Color(9, 9, 9)] : []))
  }
}
