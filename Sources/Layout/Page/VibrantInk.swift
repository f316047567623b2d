import NavReelDrawing
import NavReelScene

/// How vibrant content is drawn: by adding white to a dark ground, by multiplying a light one with black.
///
/// Lines of icons have no blend of their own and are drawn over, which on a light ground is the same.
struct VibrantInk {
  var color: Color
  var blend: BlendMode

  init(_ vibrancy: Vibrancy, alpha: Double, in surroundings: ViewSurroundings, _ context: LayoutContext) {
    let isDark = surroundings.effect?.isDark ?? (context.scene.appearance == .dark)
    let strength = vibrancy.strength(onDark: isDark) * alpha
    (color, blend) =
      isDark ? (Color(white: 1, alpha: strength), .plusLighter) : (Color(white: 0, alpha: strength), .multiply)
  }
}

extension PlacedItem {
  /// Gives the ink to the item, or to what a group holds.
  mutating func dye(_ ink: VibrantInk) {
    // The ink has the alpha in it: a layer of its own would hide the ground that it blends with.
    (alpha, color, blend) = (1, ink.color, ink.blend)
    guard case .group(var group) = artwork else { return }
    for index in group.children.indices { group.children[index].dye(ink) }
    artwork = .group(group)
  }
}
