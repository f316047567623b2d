import NavReelDrawing
import Testing

@testable import NavReelRaster

private func key(_ content: DisplayList, _ transform: Transform = .identity) -> LayerKey {
  LayerKey(Group(isLayer: true, content: content), transform)
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
  // There is room for two layers of 400 bytes.
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
    let (kept, isKnown) = cache.picture(scaled)
    if kept != nil { continue }
    drawn += 1
    if isKnown { cache.keep(scaled.rendered(), for: scaled) }
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

@Test func aLayerIsClaimedByOneThreadOnly() {
  let cache = LayerCache()
  guard case .claimed(let claim) = cache.ask(for: key(list(1)), waits: true) else {
    Issue.record("nobody else wants it")
    return
  }
  #expect(cache.isBusy)
  guard case .busy = cache.ask(for: key(list(1)), waits: false) else {
    Issue.record("it is being drawn")
    return
  }
  guard case .claimed(let other) = cache.ask(for: key(list(2)), waits: true) else {
    Issue.record("another one is free")
    return
  }
  cache.finish(other)
  cache.keep(layer(), for: key(list(1)))
  cache.finish(claim)
  guard case .kept = cache.ask(for: key(list(1)), waits: true) else {
    Issue.record("it is there")
    return
  }
  #expect(!cache.isBusy)
}

@Test func aClaimThatEndsWithoutALayerIsFreeAgain() async {
  let cache = LayerCache()
  guard case .claimed(let claim) = cache.ask(for: key(list(1)), waits: true) else {
    Issue.record("nobody else wants it")
    return
  }
  let waiting = Task.detached {
    if case .claimed(let mine) = cache.ask(for: key(list(1)), waits: true) {
      cache.finish(mine)
      return true
    }
    return false
  }
  cache.finish(claim)
  #expect(await waiting.value)
}
