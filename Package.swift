// swift-tools-version: 6.1
import PackageDescription

/// Settings of every Swift target: language mode 6, imports that do not leak, spelled-out existentials.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The module of a room or a C library: names of modules are one space in a graph of packages, and the folders' names are
/// common words.
func module(_ name: String) -> String {
  let isLibrary = name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true
  return isLibrary ? "CNavReel" + name.dropFirst() : name.hasPrefix("NavReel") ? name : "NavReel" + name
}

/// The modules of rooms and C libraries that a target imports.
func modules(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: module($0)) } }

/// A library room: `Sources/<name>`, importing only the rooms below it.
///
/// - Parameter embedded: a folder in it whose files become bytes in the code, `PackageResources.page_css` of `page.css`.
func room(_ name: String, _ below: [String] = [], embedded: String? = nil, linked: [LinkerSetting] = []) -> Target {
  .target(
    name: module(name), dependencies: modules(below), path: "Sources/" + name,
    resources: embedded.map { [.embedInCode($0)] }, swiftSettings: settings, linkerSettings: linked)
}

/// The tests of one room: `Tests/<room>Tests`.
func tests(_ room: String, _ more: [String] = []) -> Target { tests(of: [room] + more, named: room + "Tests") }

/// Tests of several rooms together: `Tests/<name>`.
func tests(of rooms: [String], named name: String) -> Target {
  .testTarget(name: name, dependencies: modules(rooms + ["TestSupport"]), swiftSettings: settings)
}

/// A module map over a C library that Debian installs.
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
    // The crafts on their own, for programs that draw their own lists.
    .library(
      name: "NavReelCrafts",
      targets: ["ElementaryFunctions", "Drawing", "Motion", "Typography", "Raster", "Codecs", "Diff"].map(module)),
    .executable(name: "navreel", targets: ["NavReelCLI"]),
    // For test targets alone: it needs Swift Testing and XCTest.
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
    // zlib by itself counts what a hostile file inflates to.
    .target(
      name: module("CPNG"), dependencies: modules(["CLibPNG"]), path: "Sources/CPNG",
      linkerSettings: [.linkedLibrary("z")]),

    // 0 vocabulary
    // `.squareRoot()` is one instruction in release builds and a call into libm in debug ones.
    room("ElementaryFunctions", linked: [.linkedLibrary("m")]),
    room("Threads"),
    room("Motion", ["ElementaryFunctions"]),
    room("Drawing", ["ElementaryFunctions"]),

    // 1 crafts, ignorant of each other
    room("Scene", ["Drawing", "Motion", "ElementaryFunctions"]),
    room("Typography", ["Drawing", "ElementaryFunctions", "CFreeType", "CHarfBuzz", "CFriBidi", "CNettle"]),
    room("Raster", ["Drawing", "ElementaryFunctions"]),
    room(
      "Codecs",
      [
        "Drawing", "Motion", "ElementaryFunctions", "Threads", "CPNG", "CDeflate", "CTurboJPEG", "CWebP", "CXXHash",
        "CLCMS",
      ]),
    room("Diff", ["Drawing", "Threads"]),

    // 2 one instant placed, then drawn
    room("Layout", ["Drawing", "Scene", "Typography"]),

    // 3 open a scene, step through it, write it out
    room(
      "NavReel",
      ["Drawing", "Motion", "Threads", "Scene", "Typography", "Raster", "Codecs", "Diff", "Layout"]),

    // 4 pictures and pages about films
    room(
      "Figures", ["NavReel", "Drawing", "Motion", "Scene", "Typography", "Raster", "Layout", "Codecs"],
      embedded: "Pages"),

    // 5 goldens, verdicts and words
    room(
      "Review",
      ["Figures", "NavReel", "Threads", "Scene", "Drawing", "Motion", "Layout", "Codecs", "Diff", "Typography"],
      embedded: "Pages"),

    // 6 words in
    .executableTarget(
      name: "NavReelCLI",
      dependencies: modules(["Review", "Figures", "NavReel", "Scene", "Codecs", "Diff", "Drawing", "Threads"]),
      swiftSettings: settings),

    // 6 expectations of tests
    room("NavReelTesting", ["Review", "NavReel", "Scene", "Drawing", "Motion", "Codecs", "Diff"]),

    .target(
      name: module("TestSupport"), dependencies: modules(["Drawing", "Codecs", "Diff", "Scene"]),
      path: "Tests/TestSupport", swiftSettings: settings),
    tests("ElementaryFunctions"),
    tests("Threads"),
    tests("Drawing"),
    tests("Motion"),
    tests("Scene", ["Drawing", "Motion"]),
    tests("Typography", ["Drawing"]),
    tests("Raster", ["Drawing", "ElementaryFunctions"]),
    tests("Codecs", ["Drawing", "Motion"]),
    tests("Diff", ["Drawing"]),
    tests("Layout", ["Drawing", "Motion", "Scene", "Typography", "Raster"]),
    // The display lists of the reference jobs, for tests; the benchmarks' own package builds the same files.
    .target(
      name: module("JobLists"),
      dependencies: modules(["NavReel", "Drawing", "Motion", "Typography", "Raster", "Codecs", "ElementaryFunctions"]),
      path: "Benchmarks/Sources/ReferenceJobs", swiftSettings: settings),
    tests("NavReel", ["Drawing", "Motion", "Scene", "Typography", "Raster", "Codecs", "Diff", "Layout", "JobLists"]),
    tests("Figures", ["NavReel", "Drawing", "Motion", "Scene", "Typography", "Raster", "Layout", "Codecs"]),
    tests("Review", ["NavReel", "Drawing", "Motion", "Scene", "Codecs", "Diff"]),
    tests("NavReelCLI", ["Review", "Scene", "Codecs", "Drawing", "Motion"]),
    tests("NavReelTesting", ["Review", "NavReel", "Scene", "Drawing", "Motion", "Codecs", "Diff"]),
    // What went wrong for people who do this job, held right on the whole path.
    tests(
      of: ["Review", "NavReel", "Scene", "Drawing", "Motion", "Typography", "Raster", "Codecs", "Diff", "Layout"],
      named: "PublicCaseTests"),
    // The articles' behaviours, read from the scenes of the gallery.
    tests(of: ["Figures", "NavReel", "Scene", "Drawing", "Motion", "Layout", "Codecs"], named: "GalleryTests"),
    tests(of: ["NavReel", "Scene", "Codecs", "Diff", "Drawing"], named: "GoldenTests"),
  ]
)
