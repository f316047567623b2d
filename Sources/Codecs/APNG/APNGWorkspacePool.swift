import Synchronization

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
