import Dispatch
import NavReelDrawing
import Synchronization

/// Drawn layers and scaled pictures, shared by all renderers that use the same cache.
///
/// The order of drawing decides which layers are kept, but never changes pixels. The cache is safe to use from several
/// threads.
public final class LayerCache: Sendable {
  private let byteLimit: Int
  private let state = Mutex(State())

  private struct State {
    var layers: [Entry<LayerKey>] = []
    var pictures: [Entry<ScaledPicture>] = []

    /// The layers that some thread is drawing while others wait for them.
    var claims: [Claim] = []

    /// A counter that increases when a layer is added or a claim begins or ends.
    var version = 0

    /// The pictures drawn once. A picture that is never drawn again, as while a header stretches, is not kept.
    var seen: [ScaledPicture] = []
    var clock = 0
    var bytes = 0

    /// The pictures last queried, and whether they are opaque. The cache retains them because their memory identifies
    /// them.
    var opacities: [(picture: Pixmap, isOpaque: Bool)] = []
  }

  private struct Entry<Key: Sendable>: Sendable {
    let key: Key
    let layer: Layer
    var lastUse: Int
  }

  /// Creates an empty cache.
  ///
  /// - Parameter byteLimit: The memory that kept pixels may take, in bytes; the least recently used go first.
  public init(byteLimit: Int = 96 << 20) { self.byteLimit = byteLimit }

  /// A layer that one thread is drawing.
  final class Claim: Sendable {
    let key: LayerKey
    fileprivate let finished = DispatchSemaphore(value: 0)

    init(_ key: LayerKey) { self.key = key }
  }

  /// The result of asking for a layer.
  enum Answer {
    case kept(Layer)

    /// You draw the layer and then call ``finish(_:)``.
    case claimed(Claim)

    /// Another thread is drawing it.
    case busy
  }

  /// Returns the kept layer with equal content, if there is one.
  func kept(_ key: LayerKey) -> Layer? {
    let found = state.withLock { $0.layers.filter { $0.key.mayEqual(key) } }.first { $0.key.content == key.content }
    if let found { touch(found.layer) }
    return found?.layer
  }

  /// Returns a kept layer, or claims it.
  ///
  /// - Parameter waits: True to wait for another thread that is drawing the layer.
  func ask(for key: LayerKey, waits: Bool) -> Answer {
    while true {
      // Lists are compared outside the lock: comparing equal ones built separately visits all their commands.
      let (layers, claims, version) = state.withLock { state in
        (
          state.layers.filter { $0.key.mayEqual(key) }, state.claims.filter { $0.key.mayEqual(key) }, state.version
        )
      }
      if let found = layers.first(where: { $0.key.content == key.content }) {
        touch(found.layer)
        return .kept(found.layer)
      }
      if let claim = claims.first(where: { $0.key.content == key.content }) {
        guard waits else { return .busy }
        claim.finished.wait()
        // Wake the next waiting thread.
        claim.finished.signal()
        continue
      }
      let claim = Claim(key)
      let isMine = state.withLock { state in
        guard state.version == version else { return false }
        state.claims.append(claim)
        state.version += 1
        return true
      }
      if isMine { return .claimed(claim) }
    }
  }

  /// Ends a claim, whether or not its layer has been kept.
  func finish(_ claim: Claim) {
    state.withLock { state in
      state.claims.removeAll { $0 === claim }
      state.version += 1
    }
    claim.finished.signal()
  }

  /// True while any thread is drawing a layer.
  var isBusy: Bool { state.withLock { !$0.claims.isEmpty } }

  private func touch(_ layer: Layer) {
    state.withLock { state in
      state.clock += 1
      for i in state.layers.indices where state.layers[i].layer.pixmap.isIdentical(to: layer.pixmap) {
        state.layers[i].lastUse = state.clock
      }
    }
  }

  /// Keeps a layer, replacing an older one with the same content under another transform: a rotating page leaves no
  /// trail of pictures.
  func keep(_ layer: Layer, for key: LayerKey) {
    state.withLock { state in
      state.version += 1
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

  /// Returns true if every pixel of a picture is opaque; the pixels are read only once while the picture is in use.
  func isOpaque(_ picture: Pixmap) -> Bool {
    let known = state.withLock { state in
      state.opacities.first { $0.picture.isIdentical(to: picture) }?.isOpaque
    }
    if let known { return known }
    let isOpaque = picture.isOpaque
    state.withLock { state in
      state.opacities.append((picture, isOpaque))
      if state.opacities.count > 16 { state.opacities.removeFirst() }
    }
    return isOpaque
  }

  /// Returns the kept copy of a scaled picture, or nil, and whether it was requested before, which makes it worth
  /// keeping.
  func picture(_ key: ScaledPicture) -> (kept: Layer?, isKnown: Bool) {
    state.withLock { state in
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
  }

  func keep(_ layer: Layer, for key: ScaledPicture) {
    state.withLock { state in
      guard !state.pictures.contains(where: { $0.key == key }) else { return }
      state.clock += 1
      state.pictures.append(Entry(key: key, layer: layer, lastUse: state.clock))
      state.bytes += layer.byteCount
      trim(&state)
    }
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

/// The values that determine the pixels of a kept layer.
struct LayerKey: Sendable {
  let content: DisplayList
  let clip: Path?
  let mask: LinearGradient?
  let blur: Double

  /// The scale, the rotation and a translation of less than a pixel.
  let transform: Transform

  init(_ group: Group, _ transform: Transform) {
    content = group.content
    clip = group.clip
    mask = group.mask
    blur = group.blur
    self.transform = transform
  }

  /// Returns true if all values other than the content are equal.
  func mayEqual(_ other: LayerKey) -> Bool {
    transform == other.transform && blur == other.blur && mask == other.mask && clip == other.clip
  }

  func isSameContent(as other: LayerKey) -> Bool {
    clip == other.clip && mask == other.mask && content == other.content
  }
}
