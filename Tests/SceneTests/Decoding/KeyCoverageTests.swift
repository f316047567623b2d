import Testing

import NavReelDocuments
@testable import NavReelScene

/// A key that is in a table but not in the reader would be documented, accepted and ignored.
@Suite struct KeyCoverageTests {
  /// The places of each table's objects, `$` for their members; several if keys depend on each other.
  private let frames: [String: [String]] = [
    "scene": ["$", "navreel: 1, screens: {a: {}}, $"],
    "device": ["device: {$}"], "landscape": ["device: {landscape: {$}}"], "cutout": ["device: {cutout: {$}}"],
    "statusBar": ["statusBar: {$}"], "fonts": ["fonts: {$}"], "defaults": ["defaults: {$}"],
    "screen": ["screens: {a: {$}}"], "back": ["screens: {a: {back: {$}}}"],
    "item": ["screens: {a: {left: [{$}]}}"], "icon": ["screens: {a: {left: [{icon: {$}}]}}"],
    "bar": ["screens: {a: {bar: {$}}}"], "appearance": ["screens: {a: {bar: {standardAppearance: {$}}}}"],
    "barImage": ["screens: {a: {bar: {backgroundImage: {$}}}}"],
    "gradient": ["screens: {a: {bar: {backgroundGradient: {$}}}}"],
    "barShadow": ["screens: {a: {bar: {shadow: {$}}}}"],
    "font": ["screens: {a: {bar: {titleFont: {$}}}}"],
    "titleTextAttributes": ["screens: {a: {bar: {titleTextAttributes: {$}}}}"],
    "textShadow": ["screens: {a: {bar: {titleTextAttributes: {shadow: {$}}}}}"],
    "scroll": ["screens: {a: {scroll: {$}}}"], "contentInset": ["screens: {a: {contentInset: {$}}}"],
    "header": ["screens: {a: {header: {$}}}"], "content": ["screens: {a: {content: {$}}}"],
    "rows": ["screens: {a: {content: {rows: {$}}}}"],
    "view": ["$", "text: 'A', $", "image: 'a.png', $", "icon: 'more', $", "shape: 'ellipse', $"].map {
      let parts = "screens: {a: {views: [{%}]}}".split(separator: "%")
      return parts.joined(separator: $0)
    },
    "barView": ["screens: {a: {views: [{bar: {$}}]}}"],
    "shape": ["screens: {a: {views: [{shape: {$}}]}}"], "transform": ["screens: {a: {views: [{transform: {$}}]}}"],
    "transition": ["reels: {r: {type: 'push', $}}", "reels: {r: {$}}"],
    "swipe": ["reels: {r: {type: 'swipe', $}}", "reels: {r: {$}}"],
    "scrolling": ["reels: {r: {type: 'scroll', $}}", "reels: {r: {$}}"],
    "still": ["reels: {r: {type: 'still', $}}", "reels: {r: {$}}"],
    "animator": ["animators: {x: {$}}"], "part": ["animators: {x: {to: {$}}}"],
    "spring": ["$", "dampingRatio: 1, $", "stiffness: 1, $", "damping: 1, stiffness: 1, $"].map {
      "animators: {x: {spring: {\($0)}}}"
    },
    "lint": ["lint: {$}"],
  ]

  @Test func everyKeyOfEveryTableIsRead() throws {
    for table in SceneSchema.tables {
      let frames = try #require(self.frames[table.name], "\(table.name) has no frame")
      for entry in table.entries {
        // Some objects cannot be decoded, whatever the key.
        let isRead = frames.contains { frame in
          let text =
            "{"
            + frame.split(separator: "$", omittingEmptySubsequences: false).joined(
              separator: "\"\(entry.name)\": {nonsense: 0}") + "}"
          return problems(in: text).contains { problem in
            let path = "." + (problem.split(separator: ": ").first ?? "")
            let isThere = path.hasSuffix(".\(entry.name)") || path.hasSuffix(".\(entry.name).nonsense")
            return isThere && !problem.contains("unknown key \"\(entry.name)\"")
          }
        }
        #expect(isRead, "\(table.name).\(entry.name)")
      }
    }
  }
}
