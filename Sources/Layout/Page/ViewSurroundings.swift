import NavReelScene

/// What a view has to know of the views around it.
struct ViewSurroundings {
  /// Whether something around the view has alpha below 1.
  var isFaded = false

  /// The effect in whose content the view lies; nil for none.
  var effect: BackgroundEffect?
}
