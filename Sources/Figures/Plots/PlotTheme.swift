import NavReelDrawing

/// The colours of a figure.
struct PlotTheme: Sendable {
  let background: Color
  let text: Color
  let secondary: Color
  let grid: Color
  let axis: Color

  /// The colour of lines from frames to their instants.
  let guide: Color

  /// The colours of empty parts of a band, and of the squares under translucent colours.
  let squares: (Color, Color)

  /// The alternating backgrounds of words.
  let words: (Color, Color)

  /// The colours of curves: distinguishable to all eyes, and readable as text, with a contrast of at least 4.5.
  let curves: [Color]

  init(isDark: Bool) {
    if isDark {
      background = Color(28, 28, 30)
      text = Color(242, 242, 247)
      secondary = Color(160, 160, 168)
      grid = Color(48, 48, 52)
      axis = Color(92, 92, 99)
      guide = Color(64, 64, 70)
      squares = (Color(70, 70, 74), Color(100, 100, 105))
      words = (Color(50, 50, 55), Color(66, 66, 72))
      curves = [
        Color(108, 178, 255), Color(255, 138, 107), Color(63, 208, 178), Color(207, 155, 242), Color(240, 178, 82),
        Color(255, 131, 184), Color(169, 208, 100), Color(179, 188, 201),
      ]
    } else {
      background = .white
      text = Color(29, 29, 31)
      secondary = Color(102, 102, 110)
      grid = Color(234, 234, 239)
      axis = Color(176, 176, 184)
      guide = Color(216, 216, 222)
      squares = (.white, Color(218, 218, 222))
      words = (Color(238, 238, 243), Color(224, 224, 231))
      curves = [
        Color(11, 102, 194), Color(200, 55, 26), Color(0, 122, 100), Color(138, 63, 176), Color(160, 88, 8),
        Color(194, 38, 111), Color(74, 118, 16), Color(91, 100, 114),
      ]
    }
  }

}
