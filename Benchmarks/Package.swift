// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "NavReel", path: "..")],
  targets: [
    .target(
      name: "ReferenceJobs",
      dependencies: [
        .product(name: "NavReel", package: "NavReel"), .product(name: "NavReelCrafts", package: "NavReel"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "bench-job", dependencies: ["ReferenceJobs"], path: "Sources/BenchJob", swiftSettings: settings),
    .executableTarget(
      name: "stage-benchmarks",
      dependencies: [
        "ReferenceJobs", .product(name: "NavReel", package: "NavReel"),
        .product(name: "NavReelCrafts", package: "NavReel"),
      ],
      path: "Sources/StageBenchmarks", swiftSettings: settings),
  ]
)
