import NavReelDiff
import NavReel
import NavReelReview

/// `navreel prune`: lists or removes goldens without a reel.
enum PruneCommand: Command {
  static let name = "prune"
  static let summary = "lists goldens without a reel; --delete removes them"
  static let usage = "[SCENE…] [options]"
  static let operands = 0...100_000
  static let completes = Completion.scenes
  static let exitStatus = "0 nothing to list, or all removed; 1 some are listed; 2 failure"
  static let options = [
    Option("delete", "remove the listed goldens"),
    Option("all", "treat the named scenes as all scenes: goldens of other scenes are listed too"),
    ProjectArguments.goldens,
    Option("variant", value: "KEY=VALUE,…", isRepeatable: true, completes: .variant, "only goldens of this variant"),
    Option("json", "print the list as JSON"),
  ]
  static let examples = [
    "navreel prune forest.scene.json5",
    "navreel prune forest.scene.json5 --delete",
    "navreel prune *.scene.json5 --all --delete",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let settings = try ProjectArguments.settingsWithScenes(arguments)
    let store = GoldenStore(settings.goldens.value)
    let orphans = try GoldenOrphans(
      store, scenes: settings.scenes.map(\.value), variants: settings.knownVariants,
      isWhole: settings.hasAllScenes || arguments.flag("all"))
    let (deletes, isJSON) = (arguments.flag("delete"), arguments.flag("json"))
    // A missing folder is not created.
    guard FileAccess.exists(store.folder) else {
      if isJSON { Console.resultText(GoldenOrphans.Finding().json(isRemoved: deletes)) }
      if !isJSON { Console.talk("There are no goldens in \(store.folder).") }
      return .fine
    }
    let asked = arguments.flag("variant") ? settings.variants.map(\.value.name) : nil
    let finding = try store.locked(for: deletes ? .all : .none) { () throws(StageError) in
      do throws(FileError) {
        var finding = try orphans.find()
        if let asked { finding.orphans.removeAll { !asked.contains($0.variant) } }
        guard deletes else { return finding }
        for (count, address) in finding.orphans.enumerated() {
          do throws(FileError) { try orphans.remove(address) } catch {
            // Removed goldens are reported even if another cannot be removed.
            if isJSON { for gone in finding.orphans.prefix(count) { Console.talk(removed(gone)) } }
            throw error
          }
          if !isJSON { Console.result(removed(address)) }
        }
        return finding
      } catch { throw .file(error) }
    }
    for fault in finding.foreign { Console.warn("left: \(fault.reason)", at: Place(fault.path)) }
    if isJSON {
      Console.resultText(finding.json(isRemoved: deletes))
    } else if !deletes && !finding.orphans.isEmpty {
      for address in finding.orphans { Console.result(Console.printableLine(address.id)) }
      Console.talk("--delete removes them.")
    } else if finding.orphans.isEmpty && !isJSON {
      Console.talk("Every golden in \(store.folder) has a reel.")
    }
    return finding.orphans.isEmpty || deletes ? .fine : .different
  }

  private static func removed(_ address: GoldenAddress) -> String { Console.printableLine(address.id) + ": removed" }
}
