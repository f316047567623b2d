import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import NavReel
import NavReelReview

/// `navreel diff`: compares two pictures, folders or animations from any source.
enum DiffCommand: Command {
  static let name = "diff"
  static let summary = "compares two pictures, folders of pictures or animations"
  static let usage = "EXPECTED ACTUAL [options]"
  static let operands = 2...2
  static let completes = Completion.pictures
  static let exitStatus = "0 equal or within the limits, 1 different, 2 failure"
  static let options =
    [
      Option(
        "output", short: "o", value: "FILE", completes: .files(["png"]),
        "write a picture of the differences, or a folder of them"),
      Option("outlines", "outline the changed regions in that picture"),
      Option("json", "print the findings as JSON"),
    ] + DiffArguments.options + [
      SceneOptions.jobs, Option("quiet", short: "q", "print only errors; use the exit status"),
    ]
  static let examples = [
    "navreel diff before.png after.png -o diff.png",
    "navreel diff out/forest/push golden/forest/push --json",
    "navreel diff simulator.png out/forest/push/frame-0000.png --perceptual 0.02 --antialiasing subpixel --ignore "
      + "0,0,393,54",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let jobs = try SceneOptions.jobs(arguments) ?? RenderOptions.cores
    try OpenFiles.check(threads: max(jobs, RenderOptions.cores))
    let paths = OutputPaths(
      reading: arguments.operands + arguments.all("mask"),
      apartFrom: arguments.operands.filter { FileAccess.isFolder($0) }, of: name)
    try check(paths, arguments)
    let diff = try FrameDiff(
      expected: arguments.operands[0], actual: arguments.operands[1], limits: try DiffArguments.limits(arguments),
      jobs: jobs, isCancelled: { Interruption.isRequested })
    if !arguments.flag("quiet") { for note in diff.notes { Console.warn(note) } }
    if let path = arguments.value("output") { try write(diff, to: path, paths, jobs, arguments) }
    if arguments.flag("json") {
      Console.resultText(diff.json)
    } else if !arguments.flag("quiet") {
      Console.result(diff.description)
      for line in DiffArguments.inForce(diff) { Console.talk(line) }
    }
    return diff.passes ? .fine : .different
  }

  /// Checks the outputs before the work; a folder's files are checked once they are known.
  private static func check(_ paths: OutputPaths, _ arguments: ParsedArguments) throws(UsageError) {
    guard let path = arguments.value("output") else { return }
    guard !path.isEmpty else { throw arguments.invalid("output", "", "a file") }
    var paths = paths
    try paths.claim(path, as: "--output")
    try OutputName.checkFile(path, as: "output", endings: ["png"], arguments)
  }

  private static func write(
    _ diff: FrameDiff, to path: String, _ paths: OutputPaths, _ jobs: Int, _ arguments: ParsedArguments
  ) throws {
    let outlines = arguments.flag("outlines")
    guard diff.items.count > 1 else {
      guard let picture = try diff.picture(of: 0, outlines: outlines) else { return }
      try FileAccess.createFolder(FilePath.folder(of: path))
      try FileAccess.write(file(of: picture, jobs), to: path)
      return
    }
    let files = diff.items.indices.filter { !diff.items[$0].passes }.map { number in
      let digits = String(number)
      let name = "diff-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
      return (number: number, path: FilePath.join(path, name))
    }
    var paths = paths
    for each in files { try paths.claim(each.path, as: "--output") }
    try FileAccess.createFolder(path)
    for each in files {
      guard let picture = try diff.picture(of: each.number, outlines: outlines) else { continue }
      try FileAccess.write(file(of: picture, jobs), to: each.path)
    }
  }

  private static func file(of picture: DifferencePicture, _ jobs: Int) -> [UInt8] {
    PNGEncoder().encode(width: picture.width, height: picture.height, threads: jobs, draw: picture.draw)
  }
}
