import NavReelDocuments
import NavReelTypography

/// The state of a machine's fonts for scenes.
public struct DoctorReport: Sendable {
  private let fonts: [FontStatus]

  /// Examines the files of the fixed table.
  public init() { self.init(table: FontTable()) }

  init(table: FontTable) { fonts = table.statuses() }

  /// True if no font is missing.
  public var isHealthy: Bool { fonts.allSatisfy(\.isInstalled) }

  /// A line for each file, then the command that installs the missing ones.
  public var text: String {
    var lines = ["navreel \(NavReelVersion.current)", ""]
    for font in fonts {
      let mark = font.isInstalled ? "ok      " : "missing "
      lines.append(mark + "\(DoctorReport.role(font))  \(font.path)")
      if let version = font.version, let digest = font.sha256 {
        lines.append("        version \(version), sha256 \(digest)")
      }
    }
    let packages = missingPackages
    if !packages.isEmpty { lines += ["", "Install: apt-get install \(packages.joined(separator: " "))"] }
    return lines.joined(separator: "\n") + "\n"
  }

  public var json: String {
    JSONText.object([
      "navreel": .string(NavReelVersion.current),
      "fonts": .array(
        fonts.map { font in
          .object([
            "role": .string(DoctorReport.role(font)), "file": .string(font.path),
            "package": .optional(font.package) { .string($0) }, "installed": .bool(font.isInstalled),
            "version": .optional(font.version) { .string($0) }, "sha256": .optional(font.sha256) { .string($0) },
          ])
        }),
      "install": .array(missingPackages.map { .string($0) }),
    ]).text
  }

  /// Returns the role and weights, such as `text regular, medium`, as far as the table knows the file.
  private static func role(_ font: FontStatus) -> String {
    let weights = font.weights.map { "\($0)" }.joined(separator: ", ")
    return [font.role.map { "\($0)" } ?? "own file", weights].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var missingPackages: [String] {
    var packages: [String] = []
    for font in fonts where !font.isInstalled {
      if let package = font.package, !packages.contains(package) { packages.append(package) }
    }
    return packages
  }
}
