// swift-tools-version: 6.1
import PackageDescription

/// Settings of every Swift target: language mode 6, imports that do not leak, spelled-out existentials.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Returns the module name of a room or a C library. Module names are global in a package graph, so folder names, which
/// are common words, get a prefix.
func module(_ name: String) -> String {
  let isLibrary = name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true
  return isLibrary ? "CNavReel" + name.dropFirst() : name.hasPrefix("NavReel") ? name : "NavReel" + name
}

/// Returns the modules of rooms and C libraries that a target imports.
func modules(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: module($0)) } }

/// Returns a library room: `Sources/<name>`, importing only the rooms below it.
///
/// - Parameter embedded: a folder in it whose files are embedded as code, such as `PackageResources.page_css`.
func room(_ name: String, _ below: [String] = [], embedded: String? = nil, linked: [LinkerSetting] = []) -> Target {
  .target(
    name: module(name), dependencies: modules(below), path: "Sources/" + name,
    resources: embedded.map { [.embedInCode($0)] }, swiftSettings: settings, linkerSettings: linked)
}

/// Returns the tests of one room: `Tests/<room>Tests`.
func tests(_ room: String, _ more: [String] = []) -> Target { tests(of: [room] + more, named: room + "Tests") }

/// Returns the tests of several rooms together: `Tests/<name>`.
func tests(of rooms: [String], named name: String) -> Target {
  .testTarget(name: name, dependencies: modules(rooms + ["TestSupport"]), swiftSettings: settings)
}

/// Returns a module map over a C library that Debian packages.
func library(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(name: module(name), path: "Sources/" + name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
  name: "NavReel",
  products: [
    .library(name: "NavReel", targets: ["NavReel"]),
    // Strips, onion skins, plots and the player.
    .library(name: "NavReelFigures", targets: [module("Figures")]),
    // Goldens, verdicts, reports and the lint.
    .library(name: "NavReelReview", targets: [module("Review")]),
    // The crafts by themselves, for programs that draw their own display lists.
    .library(
      name: "NavReelCrafts",
      targets: ["ElementaryFunctions", "Drawing", "Motion", "Typography", "Raster", "Codecs", "Diff"].map(module)),
    .executable(name: "navreel", targets: ["NavReelCLI"]),
    // Only for test targets, since it needs Swift Testing and XCTest.
    .library(name: "NavReelTesting", targets: ["NavReelTesting"]),
  ],
  targets: [
    // C libraries: module maps and thin shims, no logic.
    library("CFreeType", "freetype2", "libfreetype-dev"),
    library("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
    library("CFriBidi", "fribidi", "libfribidi-dev"),
    library("CLibPNG", "libpng", "libpng-dev"),
    library("CDeflate", "libdeflate", "libdeflate-dev"),
    library("CTurboJPEG", "libturbojpeg", "libturbojpeg0-dev"),
    library("CNettle", "nettle", "nettle-dev"),
    library("CWebP", "libwebp libwebpdemux", "libwebp-dev"),
    library("CXXHash", "libxxhash", "libxxhash-dev"),
    library("CLCMS", "lcms2", "liblcms2-dev"),
    // zlib itself, to limit the size to which a hostile file inflates.
    .target(
      name: module("CPNG"), dependencies: modules(["CLibPNG"]), path: "Sources/CPNG",
      linkerSettings: [.linkedLibrary("z")]),

    // 0 Vocabulary
    // `.squareRoot()` is one instruction in release builds and a call into libm in debug ones.
    room("ElementaryFunctions", linked: [.linkedLibrary("m")]),
    room("Documents"),
    room("Threads"),
    room("Motion", ["ElementaryFunctions"]),
    room("Drawing", ["ElementaryFunctions"]),

    // 1 Crafts, independent of each other
    room("Scene", ["Documents", "Drawing", "Motion", "ElementaryFunctions"]),
    room("Typography", ["Drawing", "ElementaryFunctions", "CFreeType", "CHarfBuzz", "CFriBidi", "CNettle"]),
    room("Raster", ["Drawing", "ElementaryFunctions"]),
    room(
      "Codecs",
      [
        "Drawing", "Motion", "ElementaryFunctions", "Threads", "CPNG", "CDeflate", "CTurboJPEG", "CWebP", "CXXHash",
        "CLCMS",
      ]),
    room("Diff", ["Drawing", "Threads"]),

    // 2 Lays out one instant, then draws it
    room("Layout", ["Drawing", "Scene", "Typography"]),

    // 3 Opens a scene, steps through it, writes it
    room(
      "NavReel",
      ["Drawing", "Motion", "Threads", "Documents", "Scene", "Typography", "Raster", "Codecs", "Diff", "Layout"]),

    // 4 Pictures and pages about films
    room(
      "Figures", ["NavReel", "Drawing", "Motion", "Documents", "Scene", "Typography", "Raster", "Layout", "Codecs"],
      embedded: "Pages"),

    // 5 Goldens, verdicts and words
    room(
      "Review",
      [
        "Figures", "NavReel", "Threads", "Documents", "Scene", "Drawing", "Motion", "Layout", "Codecs", "Diff",
        "Typography",
      ],
      embedded: "Pages"),

    // 6 The command line
    .executableTarget(
      name: "NavReelCLI",
      dependencies: modules([
        "Review", "Figures", "NavReel", "Documents", "Scene", "Codecs", "Diff", "Drawing", "Threads",
      ]),
      swiftSettings: settings),

    // 6 Expectations for tests
    room("NavReelTesting", ["Review", "NavReel", "Documents", "Scene", "Drawing", "Motion", "Codecs", "Diff"]),

    .target(
      name: module("TestSupport"), dependencies: modules(["Drawing", "Codecs", "Diff", "Scene"]),
      path: "Tests/TestSupport", swiftSettings: settings),
    tests("ElementaryFunctions"),
    tests("Threads"),
    tests("Drawing"),
    tests("Motion"),
    tests("Documents"),
    tests("Scene", ["Documents", "Drawing", "Motion"]),
    tests("Typography", ["Drawing"]),
    tests("Raster", ["Drawing", "ElementaryFunctions"]),
    tests("Codecs", ["Drawing", "Motion"]),
    tests("Diff", ["Drawing"]),
    tests("Layout", ["Drawing", "Motion", "Documents", "Scene", "Typography", "Raster"]),
    // The display lists of the reference jobs, for tests; the benchmarks' own package builds the same files.
    .target(
      name: module("JobLists"),
      dependencies: modules(["NavReel", "Drawing", "Motion", "Typography", "Raster", "Codecs", "ElementaryFunctions"]),
      path: "Benchmarks/Sources/ReferenceJobs", swiftSettings: settings),
    tests(
      "NavReel",
      ["Drawing", "Motion", "Documents", "Scene", "Typography", "Raster", "Codecs", "Diff", "Layout", "JobLists"]),
    tests(
      "Figures", ["NavReel", "Drawing", "Motion", "Documents", "Scene", "Typography", "Raster", "Layout", "Codecs"]),
    tests("Review", ["NavReel", "Drawing", "Motion", "Documents", "Scene", "Codecs", "Diff"]),
    tests("NavReelCLI", ["Review", "Documents", "Scene", "Codecs", "Drawing", "Motion"]),
    tests("NavReelTesting", ["Review", "NavReel", "Documents", "Scene", "Drawing", "Motion", "Codecs", "Diff"]),
    // Faults that people doing this job have met, tested end to end.
    tests(
      of: [
        "Review", "NavReel", "Documents", "Scene", "Drawing", "Motion", "Typography", "Raster", "Codecs", "Diff",
        "Layout",
      ],
      named: "PublicCaseTests"),
    // The behaviours that the articles describe, checked on the gallery's scenes.
    tests(
      of: ["Figures", "NavReel", "Documents", "Scene", "Drawing", "Motion", "Layout", "Codecs"], named: "GalleryTests"),
    tests(of: ["NavReel", "Documents", "Scene", "Codecs", "Diff", "Drawing"], named: "GoldenTests"),
  ]
)
