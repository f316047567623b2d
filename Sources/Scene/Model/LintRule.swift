/// What a lint looks for in the frames of a film. The raw value is the rule's name in files and on the command line.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// A value of the bar, its items or a page jumps where nothing declares a jump.
  case undeclaredJump = "undeclared-jump"

  /// A value leaves and comes back at once.
  case flicker

  /// A cancelled swipe does not end as it began.
  case cancelResidue = "cancel-residue"

  /// A text or icon can hardly be told from the pixels behind it.
  case contrast

  /// A title lies over a button.
  case overlap

  /// Pixels that nothing on screen covers.
  case uncovered

  /// A text is cut short.
  case truncatedText = "truncated-text"

  /// One translucent ground over another of the same bar.
  case doubledTranslucency = "doubled-translucency"

  /// A rotation whose way cannot be told from its ends.
  case ambiguousRotation = "ambiguous-rotation"

  /// A blur under an ancestor that is not opaque, where UIKit draws none.
  case lostBlur = "lost-blur"
}
