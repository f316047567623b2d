import NavReelScene

/// The properties of the enclosing views that affect how a view is drawn.
struct ViewSurroundings {
  /// True if something around the view has alpha below 1.
  var isFaded = false

  /// The effect whose content the view is part of; nil for none.
  var effect: BackgroundEffect?
}
