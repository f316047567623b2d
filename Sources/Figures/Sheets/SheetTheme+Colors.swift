import NavReelDrawing

extension SheetTheme {
  /// The background.
  var ground: Color { self == .light ? Color(245, 245, 247) : Color(22, 22, 24) }

  /// The colour of titles and labels.
  var ink: Color { self == .light ? Color(29, 29, 31) : Color(245, 245, 247) }

  /// The colour of captions.
  var quietInk: Color { self == .light ? Color(99, 99, 104) : Color(160, 160, 167) }

  /// The colour of the edges of pictures and colour swatches.
  var edge: Color { self == .light ? Color(white: 0, alpha: 0.14) : Color(white: 1, alpha: 0.2) }

  /// The colour in the place of a missing picture.
  var hole: Color { self == .light ? Color(white: 0, alpha: 0.04) : Color(white: 1, alpha: 0.06) }

  var shadow: Color { Color(white: 0, alpha: self == .light ? 0.18 : 0.5) }

  /// The metal of a phone: its top, its bottom, its outer edge and its buttons.
  var metal: (top: Color, bottom: Color, edge: Color, button: Color) {
    self == .light
      ? (Color(229, 230, 233), Color(206, 207, 211), Color(176, 177, 182), Color(190, 191, 195))
      : (Color(84, 84, 88), Color(58, 58, 61), Color(104, 104, 109), Color(72, 72, 75))
  }

  /// The front of a phone with a home button, and the marks on it.
  var face: (front: Color, mark: Color) {
    self == .light ? (Color(250, 250, 251), Color(200, 201, 206)) : (Color(12, 12, 13), Color(58, 58, 61))
  }
}
