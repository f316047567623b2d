import Synchronization

/// A pool of encoder workspaces that are not in use; it creates as many as threads compress simultaneously.
package final class WorkspacePool<Workspace>: Sendable {
  /// A workspace that only one thread holds at a time.
  private struct Slot: @unchecked Sendable { let workspace: Workspace }

  private let idle = Mutex<[Slot]>([])
  private let make: @Sendable () -> Workspace

  /// - Parameter make: Creates a new workspace that is not shared.
  package init(_ make: @escaping @Sendable () -> Workspace) { self.make = make }

  /// Lends a workspace to `body`.
  package func withWorkspace<R>(_ body: (Workspace) throws -> R) rethrows -> R {
    let slot = idle.withLock { $0.popLast() } ?? Slot(workspace: make())
    defer { idle.withLock { $0.append(slot) } }
    return try body(slot.workspace)
  }
}
