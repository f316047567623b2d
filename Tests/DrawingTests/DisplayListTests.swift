import NavReelDrawing
import Testing

@Suite struct DisplayListTests {
  private func sample() -> DisplayList {
    let image = Image(name: "forest.png", pixmap: Pixmap(width: 4, height: 2))
    var list = DisplayList([.fill(Rect(0, 0, 393, 91.5), Color(0, 175, 240))])
    list.append(
      .fill(.circle(center: Point(5, 5), radius: 3), rule: .evenOdd, paint: .color(.white), blend: .multiply))
    list.append(
      .stroke(.polyline([Point(0, 0), Point(9, 9)]), Stroke(width: 1.5, cap: .round), paint: .color(.black)))
    list.append(.image(ImageDraw(image, destination: Rect(0, 0, 8, 4), opacity: 0.5, tint: .white)))
    list.append(
      .shadow(Shadow(path: .rect(Rect(0, 0, 9, 9)), color: .black, sigma: 3, offset: Point(0, 1), isCutOut: true)))
    list.append(
      .backdrop(
        Backdrop(
          shape: .rect(Rect(0, 0, 9, 9)), filter: BackdropFilter(sigma: 30, color: .saturation(1.8), tints: [.white]))))
    let inner = DisplayList([
      .fill(
        .rect(Rect(0, 0, 1, 1)), .linear(LinearGradient(from: .zero, to: Point(0, 1), .black, .white)))
    ])
    list.append(
      .group(
        Group(
          id: "page.home", transform: .translation(-12.34567, 0), opacity: 0.25, clip: .rect(Rect(0, 0, 2, 2)), blur: 4,
          isLayer: true, content: inner)))
    list.append(.group(Group(transform: .rotation(degrees: 90), content: DisplayList())))
    return list
  }

  @Test func textFormIsStable() {
    let lines = sample().description.split(separator: "\n").map(String.init)
    #expect(lines.count == 9)
    #expect(lines[0] == "fill rect [0 0 393 91.5] #00aff0ff")
    #expect(
      lines[1].hasPrefix("fill path [2 2 6 6] (6 elements, ") && lines[1].hasSuffix(" #ffffffff even-odd multiply"))
    #expect(lines[2].hasPrefix("stroke path [0 0 9 9] (2 elements, ") && lines[2].hasSuffix("width 1.5 round miter"))
    #expect(lines[3] == "image forest.png [0 0 4 2] -> [0 0 8 4] opacity 0.5 tint #ffffffff")
    #expect(lines[4] == "shadow rect [0 0 9 9] #000000ff sigma 3 offset 0,1 cut out")
    #expect(lines[5] == "backdrop rect [0 0 9 9] sigma 30 saturation 1.8 tint #ffffffff opacity 1")
    #expect(lines[6] == "group page.home at -12.3457,0 opacity 0.25 clip rect [0 0 2 2] blur 4 layer")
    #expect(lines[7] == "  fill rect [0 0 1 1] linear 0,0 -> 0,1 (0 #000000ff, 1 #ffffffff)")
    #expect(lines[8] == "group by [0 1 -1 0 0 0]")
  }

  @Test func textFormShowsAChangedShape() {
    func text(_ x: Double) -> String {
      DisplayList([.fill(.polyline([Point(0, 0), Point(x, 4), Point(9, 9)]), .black)]).description
    }
    #expect(text(3) != text(3.01))
    #expect(text(3) == text(3))
  }

  @Test func listsAreValues() {
    let original = sample()
    var copy = original
    #expect(copy == original)
    copy.append(.fill(Rect(0, 0, 1, 1), .white))
    #expect(copy != original)
    #expect(copy.commands.count == original.commands.count + 1)
    #expect(sample() == original)
  }

  @Test func appendedListsKeepTheirOrder() {
    var list = DisplayList()
    #expect(list.isEmpty && list.description.isEmpty)
    let (a, b) = (DrawCommand.fill(Rect(0, 0, 1, 1), .white), DrawCommand.fill(Rect(0, 0, 2, 2), .black))
    list.append(DisplayList([a, b]))
    list.append(DisplayList([b]))
    #expect(list.commands == [a, b, b])
  }

  @Test(arguments: [
    (0.0, "0"), (-0.00001, "0"), (1, "1"), (-2.5, "-2.5"), (1.0 / 3, "0.3333"), (12345.6789, "12345.6789"),
  ])
  func numbersHaveAtMostFourDecimals(value: Double, text: String) {
    #expect(number(value) == text)
  }
}
