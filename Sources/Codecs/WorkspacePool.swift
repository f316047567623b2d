import Synchronization

/// Workspaces of encoders that are not in use; as many come to be as threads compress at once.
package final class WorkspacePool<Workspace>: Sendable {
  /// Only one thread holds it at a time.
  private struct Slot: @unchecked Sendable { let workspace: Workspace }

  private let idle = Mutex<[Slot]>([])
  private let make: @Sendable () -> Workspace

  /// - Parameter make: creates a workspace that nobody else has.
  package init(_ make: @escaping @Sendable () -> Workspace) { self.make = make }

  /// Lends a workspace to `body`.
  package func withWorkspace<R>(_ body: (Workspace) throws -> R) rethrows -> R {
    let slot = idle.withLock { $0.popLast() } ?? Slot(workspace: make())
    defer { idle.withLock { $0.append(slot) } }
    return try body(slot.workspace)
  }
}
