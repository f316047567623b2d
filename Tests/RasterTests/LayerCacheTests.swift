import Drawing
import Testing

@testable import Raster

private func key(_ content: DisplayList, _ transform: Transform = .identity) -> LayerKey {
  LayerKey(content: content, clip: nil, blur: 0, transform: transform)
}

private func list(_ grey: Int) -> DisplayList { DisplayList([.fill(Rect(0, 0, 4, 4), Color(grey, grey, grey))]) }

private func layer() -> Layer { Layer(Pixmap(width: 10, height: 10), at: 0, 0) }

@Test func equalContentIsFoundWhoeverBuiltIt() {
  let cache = LayerCache()
  let kept = layer()
  cache.keep(kept, for: key(list(1)))
  #expect(cache.kept(key(list(1)))?.pixmap.isIdentical(to: kept.pixmap) == true)
  #expect(cache.kept(key(list(2))) == nil)
  #expect(cache.kept(key(list(1), .scale(2))) == nil)
}

@Test func theLongestUnusedLayerGoesFirst() {
  // Room for two layers of 400 bytes.
  let cache = LayerCache(byteLimit: 900)
  cache.keep(layer(), for: key(list(1)))
  cache.keep(layer(), for: key(list(2)))
  _ = cache.kept(key(list(1)))
  cache.keep(layer(), for: key(list(3)))
  #expect(cache.kept(key(list(1))) != nil && cache.kept(key(list(2))) == nil && cache.kept(key(list(3))) != nil)
}

@Test func aTurningPageKeepsOneLayer() {
  let cache = LayerCache()
  for degrees in 0..<5 { cache.keep(layer(), for: key(list(1), .rotation(degrees: Double(degrees)))) }
  #expect(cache.kept(key(list(1), .rotation(degrees: 3))) == nil)
  #expect(cache.kept(key(list(1), .rotation(degrees: 4))) != nil)
}

@Test func aPictureIsKeptFromItsSecondUseOn() {
  let cache = LayerCache()
  let image = Image(name: "n", pixmap: noise(4, 4, seed: 1))
  let scaled = ScaledPicture(
    ImageDraw(image, destination: Rect(0, 0, 8, 8)), .identity, Rect(0, 0, 8, 8), PixelRect(0, 0, 8, 8))
  var drawn = 0
  for _ in 0..<4 {
    _ = cache.picture(scaled) {
      drawn += 1
      return scaled.rendered()
    }
  }
  #expect(drawn == 2)
}

@Test func manyThreadsDrawTheSamePixels() async {
  let page = DisplayList(
    (0..<40).map { .fill(.circle(center: Point(Double($0), 20), radius: 9), Color($0 * 6, 90, 30, 0.4)) })
  let cache = LayerCache()
  let frames = await withTaskGroup(of: (Int, Pixmap).self) { group in
    for i in 0..<32 {
      group.addTask {
        let list = DisplayList([.group(Group(transform: .translation(Double(i % 4), 0), isLayer: true, content: page))])
        return (i % 4, Renderer(width: 60, height: 40, scale: 1, cache: cache).render(list))
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
  for (x, frame) in frames {
    let list = DisplayList([.group(Group(transform: .translation(Double(x), 0), isLayer: true, content: page))])
    #expect(frame == Renderer(width: 60, height: 40, scale: 1).render(list))
  }
}
