/// The order of screens in the stack, which decides where back buttons lead.
struct NavigationStack: Hashable, Sendable {
  /// The names of the screens below the reel's first, from the root.
  let below: [String]

  /// Creates the stack of a reel; a destination that the reel does not name in it is directly below the first screen.
  init(_ reel: Reel) {
    switch reel.kind {
    case .transition(let transition):
      below = NavigationStack.completed(reel.stack, operation: transition.operation, to: transition.to)
    case .swipe(let swipe):
      below = NavigationStack.completed(reel.stack, operation: swipe.operation, to: swipe.to)
    case .scroll, .still:
      below = reel.stack
    }
  }

  private static func completed(_ stack: [String], operation: Reel.Operation, to: String) -> [String] {
    operation == .pop && !stack.contains(to) ? stack + [to] : stack
  }

  /// The screen below the reel's first, or nil at the root.
  var belowFirst: String? { below.last }

  /// Returns the screen below the one that a transition leads to, or nil at the root.
  func belowDestination(_ to: String, operation: Reel.Operation, from: String) -> String? {
    switch operation {
    case .push: return from
    case .pop:
      guard let place = below.lastIndex(of: to), place > 0 else { return nil }
      return below[place - 1]
    }
  }
}
