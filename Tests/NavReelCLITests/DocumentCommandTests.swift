import Foundation
import NavReelTestSupport
import Testing

/// Runs the commands in the documents as they are.
@Suite struct DocumentCommandTests {
  @Test(arguments: [
    "README.md", "docs/command-line.md", "docs/moving-pictures.md", "docs/sheets.md", "docs/plots.md", "docs/verify.md",
    "docs/symbols.md",
  ]) func shellBlocksRun(name: String) throws {
    let page = try String(contentsOf: Fixtures.package.appending(path: name), encoding: .utf8)
    let blocks = DocumentCommandTests.blocks(page, ["sh", "bash"])
    #expect(!blocks.isEmpty)
    try inCheckout { checkout in
      for block in blocks {
        let run = try checkout.bash(block)
        #expect(run.status == 0, "\(name):\n\(block)\n\(run.err)")
      }
    }
  }

  @Test func examplesOfTheHelpRun() throws {
    let page = try String(contentsOf: Fixtures.package.appending(path: "docs/command-line.md"), encoding: .utf8)
    let examples = DocumentCommandTests.blocks(page, ["text"]).flatMap { block in
      block.components(separatedBy: "examples:\n").dropFirst().flatMap { $0.split(separator: "\n").map(String.init) }
    }
    #expect(examples.count >= 9)
    try inCheckout { checkout in
      // Existing frames, under the names in the examples.
      let frames = try checkout.bash(
        """
        navreel render forest.scene.json5 --reel push --fps 5 -o before
        cp -r before after
        cp -r before golden
        for name in a b c before after simulator; do cp before/forest/push/frame-0000.png $name.png; done
        """)
      try #require(frames.status == 0, "\(frames.err)")
      for example in examples {
        _ = try checkout.bash("rm -rf out; cp -r before out")
        let run = try checkout.bash(example)
        #expect(run.status == 0, "\(example)\n\(run.err)")
      }
    }
  }

  /// Returns the texts between fences of the given languages.
  private static func blocks(_ page: String, _ languages: [String]) -> [String] {
    page.components(separatedBy: "\n```").enumerated().compactMap { index, part in
      guard index % 2 == 1, let language = languages.first(where: { part.hasPrefix($0 + "\n") }) else { return nil }
      return String(part.dropFirst(language.count + 1))
    }
  }

  /// Runs a body in a folder with the documents' files: fixtures, their forest, and stand-ins for anything slow. The
  /// tool draws at a small scale.
  private func inCheckout<R>(_ body: (Tool) throws -> R) throws -> R {
    try Tool.inFolder { navreel in
      let (files, folder) = (FileManager.default, navreel.folder)
      for path in ["scripts", ".local/bin", "bin", "screenshots"] {
        try files.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      try files.createSymbolicLink(at: folder.appending(path: "Fixtures"), withDestinationURL: Fixtures.folder)
      try files.copyItem(
        at: Fixtures.folder.appending(path: "scenes/forest.scene.json5"),
        to: folder.appending(path: "forest.scene.json5"))
      try files.copyItem(
        at: Fixtures.folder.appending(path: "scenes/pictures"), to: folder.appending(path: "pictures"))
      for name in ["1.png", "2.png"] {
        try files.copyItem(
          at: Fixtures.folder.appending(path: "scenes/pictures/portrait.png"),
          to: folder.appending(path: "screenshots/\(name)"))
      }
      try navreel.write("bar.scene.json5", Tool.smallScene)
      let small = """
        words=()
        while (($#)); do
          case $1 in --scale | --width) shift ;; *) words+=("$1") ;; esac
          shift
        done
        # Figures have a size of their own.
        figures='--format ((strip|onion|plot),?)+( |$)'
        [[ ${words[0]} == render && ! "${words[*]}" =~ $figures || ${words[0]} == verify ]] && words+=(--scale 0.1)
        exec '\(Tool.executable.path)' "${words[@]}"
        """
      for (name, script) in [
        ("scripts/navreel", small), ("bin/navreel", small), ("scripts/test", "exit 0"),
        // It receives frames on its standard input.
        ("bin/ffmpeg", "[[ \" $* \" == *' -i - '* ]] && (($(wc -c) > 1000))"),
      ] {
        // A script in the documents must exist in the project.
        if name.hasPrefix("scripts/") {
          #expect(files.isExecutableFile(atPath: Fixtures.package.appending(path: name).path))
        }
        try navreel.write(name, "#!/usr/bin/env bash\n\(script)\n")
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: name).path)
      }
      return try body(navreel)
    }
  }
}

extension Tool {
  /// Runs lines of bash in the folder, which is also the home; its `bin` comes first in the path.
  fileprivate func bash(_ lines: String) throws -> Outcome {
    let setting = "set -euo pipefail; export HOME=\"$PWD\" PATH=\"$PWD/bin:$PATH\"\n"
    return try run(["-c", setting + lines], of: URL(fileURLWithPath: "/bin/bash"))
  }
}
