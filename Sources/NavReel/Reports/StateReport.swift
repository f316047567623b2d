import NavReelDocuments
import NavReelDrawing
import NavReelScene

/// `inspect --stage state`: one instant as JSON. Keys are never removed.
struct StateReport {
  let state: FrameState

  var json: JSONText {
    .object([
      "time": .number(state.time),
      "phase": .string(state.phase.rawValue),
      "operation": .optional(state.operation) { .string($0.rawValue) },
      "progress": .number(state.progress),
      "barProgress": .number(state.barProgress),
      "screens": .array(state.screens.map(screen)),
      "backgrounds": .array(state.backgrounds.map(background)),
      "bar": bar(state.bar),
      "contents": .array(state.contents.map(content)),
      // A chevron once came in from the side; the key stays, since keys are never removed.
      "chevron": .object(["alpha": .number(state.chevron.alpha), "arrival": .number(0)]),
      "statusBar": .object([
        "style": .string(state.statusBar.style.rawValue), "color": .color(state.statusBar.color),
      ]),
    ])
  }

  private func screen(_ screen: ScreenState) -> JSONText {
    .object([
      "name": .string(screen.name),
      "role": .string(screen.role.rawValue),
      "x": .number(screen.x),
      "y": .number(screen.y),
      "transform": .object([
        "rotation": .number(screen.transform.rotation),
        "scale": .number(screen.transform.scale),
        "anchor": .array([.number(screen.transform.anchor.x), .number(screen.transform.anchor.y)]),
      ]),
      "alpha": .number(screen.alpha),
      "dim": .number(screen.dim),
      "shadow": .number(screen.shadow),
      "offset": .number(screen.offset),
      "header": .optional(screen.header) {
        .object([
          "y": .number($0.y), "height": .number($0.height), "scale": .number($0.scale), "blur": .number($0.blur),
        ])
      },
    ])
  }

  private func bar(_ bar: BarState) -> JSONText {
    .object([
      "height": .number(bar.height),
      "tintColor": .color(bar.tintColor),
      "titleColor": .color(bar.titleColor),
      "translationY": .number(bar.translationY),
      "itemsAlpha": .number(bar.itemsAlpha),
    ])
  }

  private func background(_ background: BarBackgroundState) -> JSONText {
    .object([
      "screen": .string(background.screen),
      "x": .number(background.x),
      "barTintColor": .optional(background.fill.color) { .color($0) },
      "alpha": .number(background.alpha),
      "effect": .optional(background.fill.effect) { .string($0.name) },
      "shadowAlpha": .number(background.hasHairline ? background.shadowAlpha : 0),
      "height": .number(background.height),
    ])
  }

  private func content(_ content: BarContentState) -> JSONText {
    .object([
      "screen": .string(content.screen),
      "title": .string(content.title),
      "titleColor": .color(content.titleColor ?? (content.ownBar ?? state.bar).titleColor),
      "titleAlpha": .number(content.titleAlpha),
      "titleTravel": .number(content.titleTravel),
      "backAlpha": .number(content.backAlpha),
      "backTravel": .number(content.backTravel),
      "itemsAlpha": .number(content.itemsAlpha),
      "ownBar": .optional(content.ownBar, bar),
      "largeTitle": .optional(content.largeTitle) {
        .object([
          "height": .number($0.height), "alpha": .number($0.alpha), "scale": .number($0.scale),
          "travel": .number($0.travel),
        ])
      },
    ])
  }
}
