import Diff
import NavReel
import Scene

extension ProjectSettings: CustomStringConvertible {
  /// A line a value, with its source.
  public var description: String {
    rows.map { name, value in name + String(repeating: " ", count: max(1, 14 - name.count)) + value }
      .joined(separator: "\n")
  }

  private var rows: [(String, String)] {
    let nobody = "(\(DiffLimits.byDefault))"
    func words<Value>(_ value: Sourced<Value>) -> String { "\(value.value) (\(value.source))" }
    var rows = [("project", project?.path ?? "none: no \(ProjectFile.fileName) here or above")]
    rows += scenes.map { ("scene", words($0)) }
    if scenes.isEmpty { rows.append(("scene", "none \(nobody)")) }
    rows.append(("goldens", words(goldens)))
    rows.append(("report", report.map(words) ?? "none \(nobody)"))
    rows.append(("fps", words(fps)))
    rows.append(("scale", scale.map(words) ?? "the device's \(nobody)"))
    rows += variants.map { variant in
      ("variant", (variant.value.name.isEmpty ? "the scene as it is" : variant.value.name) + " (\(variant.source))")
    }
    rows.append(("allowOutside", words(allowsOutside)))
    if tolerances.isEmpty { rows.append(("tolerance", "none: every reel has to be exact \(nobody)")) }
    rows += tolerances.map { tolerance in
      let limits = tolerance.limits.inForce.filter { !$0.isDefault }.map { "\($0.name) \($0.value)" }
      return (
        "tolerance", "\(tolerance.reels): \(limits.joined(separator: ", ")) (\(tolerance.place): \(tolerance.reason))"
      )
    }
    rows += levels.map { rule, level in ("lint", "\(rule.rawValue) \(level.value.rawValue) (\(level.source))") }
    return rows
  }

  /// In the order of the rules.
  private var levels: [(LintRule, Sourced<LintLevel>)] {
    LintRule.allCases.compactMap { rule in project?.lint[rule].map { (rule, $0) } }
  }
}

extension ProjectSettings {
  /// Of the keys of ``json``, which only grow within it.
  public static let schema = 1

  /// `schema`, `navreel` (version), `project` (the file, or null), `scenes[]`, `goldens`, `report`, `fps`, `scale`,
  /// `variants[]`, `allowOutside`: each {`value`, `source`}, `report` and `scale` with null for none and the device's;
  /// `tolerances[]` {`reels`, `limits[]` {`name`, `value`}, `reason`, `source`} and `lint[]` {`rule`, `level`, `source`}.
  public var json: String {
    func entry<Value>(_ value: Sourced<Value>, _ make: (Value) -> JSONText) -> JSONText {
      .object(["value": make(value.value), "source": .string(value.source)])
    }
    let nobody = JSONText.object(["value": .null, "source": .string(DiffLimits.byDefault)])
    return JSONText.object([
      "schema": .integer(ProjectSettings.schema), "navreel": .string(NavReelVersion.current),
      "project": .optional(project?.path) { .string($0) },
      "scenes": .array(scenes.map { entry($0) { .string($0) } }), "goldens": entry(goldens) { .string($0) },
      "report": report.map { entry($0) { .string($0) } } ?? nobody, "fps": entry(fps) { .string($0.description) },
      "scale": scale.map { entry($0) { .number($0) } } ?? nobody,
      "variants": .array(variants.map { entry($0) { .string($0.name) } }),
      "allowOutside": entry(allowsOutside) { .bool($0) },
      "tolerances": .array(
        tolerances.map { tolerance in
          .object([
            "reels": .string(tolerance.reels.description),
            "limits": .array(
              tolerance.limits.inForce.filter { !$0.isDefault }
                .map { .object(["name": .string($0.name), "value": .string($0.value)]) }),
            "reason": .string(tolerance.reason), "source": .string(tolerance.place),
          ])
        }),
      "lint": .array(
        levels.map { rule, level in
          .object([
            "rule": .string(rule.rawValue), "level": .string(level.value.rawValue), "source": .string(level.source),
          ])
        }),
    ]).text
  }
}
