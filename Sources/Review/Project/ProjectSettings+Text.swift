import NavReelDocuments
import NavReelDiff
import NavReel
import NavReelScene

extension ProjectSettings: CustomStringConvertible {
  /// A line for each value, with its source.
  public var description: String {
    rows.map { name, value in name + String(repeating: " ", count: max(1, 14 - name.count)) + value }
      .joined(separator: "\n")
  }

  private var rows: [(String, String)] {
    func words<Value>(_ value: Sourced<Value>) -> String { "\(value.value) (\(value.source))" }
    func words<Value>(_ value: Sourced<Value?>, nobody: String) -> String {
      "\(value.value.map { "\($0)" } ?? nobody) (\(value.source))"
    }
    var rows = [("project", project?.path ?? "none: no \(ProjectFile.fileName) here or above")]
    rows += scenes.map { ("scene", words($0)) }
    // Without scenes, everything else still applies, and the reasons are listed.
    rows += problems.map { ("scene", "none: \($0.message) (\(ProjectFile.place($0)))") }
    if scenes.isEmpty && problems.isEmpty { rows.append(("scene", "none (\(DiffLimits.byDefault))")) }
    rows.append(("goldens", words(goldens)))
    rows.append(("report", words(report, nobody: "none")))
    rows.append(("fps", words(fps)))
    let scale = Sourced(scale.value.map { JSONText.number($0).line }, from: scale.source)
    rows.append(("scale", words(scale, nobody: "the device's")))
    rows += variants.map { variant in
      (
        "variant",
        (variant.value == SceneVariant() ? "the scene as it is" : variant.value.text) + " (\(variant.source))"
      )
    }
    rows.append(("allowOutside", words(allowsOutside)))
    if tolerances.value.isEmpty {
      rows.append(("tolerance", "none: every reel has to be exact (\(tolerances.source))"))
    }
    rows += tolerances.value.map { tolerance in
      let limits = tolerance.limits.inForce.filter { !$0.isDefault }.map { "\($0.key) \($0.value)" }
      return (
        "tolerance", "\(tolerance.reels): \(limits.joined(separator: ", ")) (\(tolerance.place): \(tolerance.reason))"
      )
    }
    if levels.isEmpty { rows.append(("lint", "the rules' own levels (\(DiffLimits.byDefault))")) }
    rows += sortedLevels.map { rule, level in ("lint", "\(rule.rawValue) \(level.value.rawValue) (\(level.source))") }
    return rows
  }

  /// The levels in the order of the rules.
  private var sortedLevels: [(LintRule, Sourced<LintLevel>)] {
    LintRule.allCases.compactMap { rule in levels[rule].map { (rule, $0) } }
  }
}

extension ProjectSettings {
  /// The version of the schema of ``json``; within a version, keys are only added.
  public static let schema = 1

  /// A JSON object with `schema`, `navreel` (version), `project` (the file, or null), `scenes[]`, `problems[]` (why
  /// patterns match no scene: `line`, `column`, `path`, `message`), `goldens`, `report`, `fps`, `scale`, `variants[]`,
  /// `allowOutside`: each {`value`, `source`}, with null for no report and for the device's scale; `tolerances[]`
  /// {`reels`, `limits[]` {`name`, `value`}, `reason`, `source`} and `lint[]` {`rule`, `level`, `source`}.
  public var json: String {
    func entry<Value>(_ value: Sourced<Value>, _ make: (Value) -> JSONText) -> JSONText {
      .object(["value": make(value.value), "source": .string(value.source)])
    }
    return JSONText.object([
      "schema": .integer(ProjectSettings.schema), "navreel": .string(NavReelVersion.current),
      "project": .optional(project?.path) { .string($0) },
      "scenes": .array(scenes.map { entry($0) { .string($0) } }),
      "problems": .array(
        problems.map { problem in
          .object([
            "line": .optional(problem.location?.line) { .integer($0) },
            "column": .optional(problem.location?.column) { .integer($0) }, "path": .string(problem.path),
            "message": .string(problem.message),
          ])
        }),
      "goldens": entry(goldens) { .string($0) }, "report": entry(report) { .optional($0) { .string($0) } },
      "fps": entry(fps) { .string($0.description) }, "scale": entry(scale) { .optional($0) { .number($0) } },
      "variants": .array(variants.map { entry($0) { .string($0.name) } }),
      "allowOutside": entry(allowsOutside) { .bool($0) },
      "tolerances": .array(
        tolerances.value.map { tolerance in
          .object([
            "reels": .string(tolerance.reels.description),
            "limits": .array(
              tolerance.limits.inForce.filter { !$0.isDefault }
                .map { .object(["name": .string($0.name), "value": .string($0.value)]) }),
            "reason": .string(tolerance.reason), "source": .string(tolerance.place),
          ])
        }),
      "lint": .array(
        sortedLevels.map { rule, level in
          .object([
            "rule": .string(rule.rawValue), "level": .string(level.value.rawValue), "source": .string(level.source),
          ])
        }),
    ]).text
  }
}
