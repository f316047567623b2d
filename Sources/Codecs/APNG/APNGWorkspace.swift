import Drawing
import Synchronization

/// Memory that one thread at a time uses to compress a frame.
final class APNGWorkspace {
  let png = PNGWorkspace()

  /// Pixels of a rectangle, the unchanged ones cleared.
  private var pixels: UnsafeMutableBufferPointer<UInt32> = .allocate(capacity: 0)

  deinit { pixels.deallocate() }

  /// Lends the pixels of a rectangle with those cleared that are as before; nil where one that changed is translucent,
  /// as it would not cover what lies below.
  func withChanges<R>(
    of frame: Pixmap, since previous: Pixmap, in area: PixelRect, _ body: (PixelRows) -> R
  ) -> R? {
    if pixels.count < area.area {
      pixels.deallocate()
      pixels = .allocate(capacity: area.area)
    }
    guard let target = pixels.baseAddress else { return nil }
    let isOpaque = frame.withRows(of: area) { new in
      previous.withRows(of: area) { old in APNGWorkspace.keepChanges(new, old, target) }
    }
    guard isOpaque else { return nil }
    return body(PixelRows(start: target, width: area.width, height: area.height, pitch: area.width))
  }

  /// - Returns: true when every changed pixel is opaque.
  private static func keepChanges(
    _ new: PixelRows, _ old: PixelRows, _ target: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    var all: UInt32 = 0xFF00_0000
    for y in 0..<new.height {
      let (p, q, out) = (new.row(y), old.row(y), target + y * new.width)
      for x in 0..<new.width {
        let isChanged = p[x] != q[x]
        all &= isChanged ? p[x] : .max
        out[x] = isChanged ? p[x] : 0
      }
    }
    return all == 0xFF00_0000
  }
}

/// Workspaces not in use; as many come to be as threads compress at once.
final class APNGWorkspacePool: Sendable {
  /// Only one thread holds it at a time.
  private struct Slot: @unchecked Sendable { let workspace: APNGWorkspace }

  private let idle = Mutex<[Slot]>([])

  /// Lends a workspace to `body`.
  func withWorkspace<R>(_ body: (APNGWorkspace) -> R) -> R {
    let slot = idle.withLock { $0.popLast() } ?? Slot(workspace: APNGWorkspace())
    defer { idle.withLock { $0.append(slot) } }
    return body(slot.workspace)
  }
}
