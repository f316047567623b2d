import NavReelDrawing
import NavReelScene

/// The ink of vibrant content: white added to a dark ground, or black multiplied with a light one.
///
/// Lines of icons have no blend mode and are drawn over the ground, which is the same on a light one.
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
  /// Applies the ink to the item and, in a group, to its children.
  mutating func dye(_ ink: VibrantInk) {
    // The ink includes the alpha: a layer of its own would hide the ground that it blends with.
    (alpha, color, blend) = (1, ink.color, ink.blend)
    guard case .group(var group) = artwork else { return }
    for index in group.children.indices { group.children[index].dye(ink) }
    artwork = .group(group)
  }
}
