import Drawing
import Synchronization

/// Drawn layers and scaled pictures, shared by every renderer that is given the same cache.
///
/// What is kept depends on the order of drawing; what is drawn does not. Safe to use from several threads.
public final class LayerCache: Sendable {
  private let byteLimit: Int
  private let state = Mutex(State())

  private struct State {
    var layers: [Entry<LayerKey>] = []
    var pictures: [Entry<ScaledPicture>] = []

    /// Pictures that were drawn once. One that is never drawn again, as while a header stretches, is not kept.
    var seen: [ScaledPicture] = []
    var clock = 0
    var bytes = 0
  }

  private struct Entry<Key: Sendable>: Sendable {
    let key: Key
    let layer: Layer
    var lastUse: Int
  }

  /// - Parameter byteLimit: how much memory the kept pixels may take; the longest unused go first.
  public init(byteLimit: Int = 128 << 20) { self.byteLimit = byteLimit }

  /// Returns the kept layer of equal content, if there is one.
  func kept(_ key: LayerKey) -> Layer? {
    // Lists are compared outside the lock: equal ones built anew take a walk over all their commands.
    let candidates = state.withLock { $0.layers.filter { $0.key.mayEqual(key) } }
    guard let found = candidates.first(where: { $0.key.content == key.content }) else { return nil }
    state.withLock { state in
      state.clock += 1
      for i in state.layers.indices where state.layers[i].layer.pixmap.isIdentical(to: found.layer.pixmap) {
        state.layers[i].lastUse = state.clock
      }
    }
    return found.layer
  }

  /// Keeps a layer in the place of an older one of the same content under another map: a page that turns leaves no
  /// trail of pictures.
  func keep(_ layer: Layer, for key: LayerKey) {
    state.withLock { state in
      state.layers.removeAll { entry in
        guard entry.key.isSameContent(as: key) else { return false }
        state.bytes -= entry.layer.byteCount
        return true
      }
      state.clock += 1
      state.layers.append(Entry(key: key, layer: layer, lastUse: state.clock))
      state.bytes += layer.byteCount
      trim(&state)
    }
  }

  func picture(_ key: ScaledPicture, draw: () -> Layer) -> Layer {
    let (found, isKnown) = state.withLock { state -> (Layer?, Bool) in
      state.clock += 1
      if let i = state.pictures.firstIndex(where: { $0.key == key }) {
        state.pictures[i].lastUse = state.clock
        return (state.pictures[i].layer, true)
      }
      if state.seen.contains(key) { return (nil, true) }
      state.seen.append(key)
      if state.seen.count > 64 { state.seen.removeFirst() }
      return (nil, false)
    }
    if let found { return found }
    let layer = draw()
    guard isKnown else { return layer }
    state.withLock { state in
      guard !state.pictures.contains(where: { $0.key == key }) else { return }
      state.clock += 1
      state.pictures.append(Entry(key: key, layer: layer, lastUse: state.clock))
      state.bytes += layer.byteCount
      trim(&state)
    }
    return layer
  }

  private func trim(_ state: inout State) {
    while state.bytes > byteLimit {
      let oldestLayer = state.layers.indices.min { state.layers[$0].lastUse < state.layers[$1].lastUse }
      let oldestPicture = state.pictures.indices.min { state.pictures[$0].lastUse < state.pictures[$1].lastUse }
      switch (oldestLayer, oldestPicture) {
      case (nil, nil): return
      case (let i?, nil): state.bytes -= state.layers.remove(at: i).layer.byteCount
      case (nil, let j?): state.bytes -= state.pictures.remove(at: j).layer.byteCount
      case (let i?, let j?):
        if state.layers[i].lastUse < state.pictures[j].lastUse {
          state.bytes -= state.layers.remove(at: i).layer.byteCount
        } else {
          state.bytes -= state.pictures.remove(at: j).layer.byteCount
        }
      }
    }
  }
}

/// What decides the pixels of a kept layer.
struct LayerKey: Sendable {
  let content: DisplayList
  let clip: Path?
  let blur: Double

  /// Scale and rotation, and a place within one pixel.
  let transform: Transform

  /// All but the content.
  func mayEqual(_ other: LayerKey) -> Bool {
    transform == other.transform && blur == other.blur && clip == other.clip
  }

  func isSameContent(as other: LayerKey) -> Bool { clip == other.clip && content == other.content }
}
