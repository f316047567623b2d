/// A fault that the lint looks for in the frames of a film. The raw value is the rule's name in files and on the
/// command line.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// A value of the bar, its items or a page jumps where nothing declares a jump.
  case undeclaredJump = "undeclared-jump"

  /// A value leaves and comes back at once.
  case flicker

  /// A cancelled swipe does not end as it began.
  case cancelResidue = "cancel-residue"

  /// A text or icon can hardly be told from the pixels behind it.
  case contrast

  /// A title is over a button.
  case overlap

  /// Some pixels are covered by nothing on screen.
  case uncovered

  /// A text is cut short.
  case truncatedText = "truncated-text"

  /// A translucent ground is over another of the same bar.
  case doubledTranslucency = "doubled-translucency"

  /// The direction of a rotation does not follow from its ends.
  case ambiguousRotation = "ambiguous-rotation"

  /// A blur is under an ancestor that is not opaque, where UIKit draws none.
  case lostBlur = "lost-blur"
}
