// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "VisualTests",
  dependencies: [
    // Outside this repository: .package(url: "…", branch: "main"), or the path of a copy.
    .package(name: "NavReel", path: "../..")
  ],
  targets: [
    .target(name: "CheckoutBars", dependencies: [.product(name: "NavReel", package: "NavReel")]),
    .testTarget(
      name: "CheckoutBarsTests",
      dependencies: ["CheckoutBars", .product(name: "NavReelTesting", package: "NavReel")],
      // Pictures and scenes are no sources.
      exclude: ["Goldens", "Scenes"]),
  ]
)
