// swift-tools-version: 6.1
import PackageDescription

// The Swift code of README.md and docs/, built as a reader's package builds it.
let package = Package(
  name: "Documents",
  dependencies: [.package(name: "NavReel", path: "../..")],
  targets: [
    .target(
      name: "Documents",
      dependencies: [
        .product(name: "NavReel", package: "NavReel"), .product(name: "NavReelFigures", package: "NavReel"),
        .product(name: "NavReelReview", package: "NavReel"),
      ]),
    // Targets of a reader may be called as the rooms of NavReel are.
    .target(name: "Layout"),
    .testTarget(
      name: "DocumentsTests",
      dependencies: ["Documents", "Layout", .product(name: "NavReelTesting", package: "NavReel")],
      exclude: ["Goldens", "bar.scene.json5"]),
  ]
)
