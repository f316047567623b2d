/// A path in which `*` matches any characters of a name, `?` one of them, and the name `**` any number of folders.
///
/// Used for files of scenes and for ids of reels: `scenes/**/*.scene.json5`, `forest/*`.
public struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  /// The text of the pattern.
  public let description: String

  /// The names between slashes; none is empty.
  let parts: [Part]

  enum Part: Hashable, Sendable {
    case anyFolders

    /// A name without wildcards.
    case name(String)
    case letters([Character])
  }

  /// Creates a pattern from any text; one without a star or a question mark matches only itself.
  public init(_ text: String) {
    description = text
    var parts: [Part] = []
    for word in text.split(separator: "/") where word != "." {
      let part: Part =
        word == "**" ? .anyFolders : word.contains { "*?".contains($0) } ? .letters(Array(word)) : .name(String(word))
      // Two in a row mean the same as one.
      if part != .anyFolders || parts.last != .anyFolders { parts.append(part) }
    }
    self.parts = parts
  }

  /// True if the pattern has no wildcards.
  public var isPlain: Bool { !description.contains { "*?".contains($0) } }

  /// Returns true if the pattern matches a whole path, name by name.
  public func matches(_ path: String) -> Bool {
    PathPattern.matches(parts, path.split(separator: "/").map(String.init), isStar: { $0 == .anyFolders }) {
      $0.fits($1)
    }
  }

  /// Matches two lists. Backtracking to the last star is enough, as an earlier one that takes more leaves less for the
  /// rest: the time is at most proportional to the product of the lengths.
  fileprivate static func matches<P, Element>(
    _ pattern: [P], _ elements: [Element], isStar: (P) -> Bool, fits: (P, Element) -> Bool
  ) -> Bool {
    var (p, e) = (0, 0)
    var retry: (pattern: Int, element: Int)?
    while e < elements.count {
      if p < pattern.count, isStar(pattern[p]) {
        p += 1
        retry = (p, e)
      } else if p < pattern.count, fits(pattern[p], elements[e]) {
        (p, e) = (p + 1, e + 1)
      } else if let last = retry {
        (p, e) = (last.pattern, last.element + 1)
        retry = (p, e)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isStar)
  }
}

extension PathPattern.Part {
  /// Returns true if the part matches one name; for `**`, the caller tries any number of folders.
  func fits(_ name: String) -> Bool {
    switch self {
    case .anyFolders: true
    case .name(let own): own == name
    case .letters(let letters):
      PathPattern.matches(letters, Array(name), isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }

  /// True if the part can match a name that begins with a dot, which requires that it begins with one itself.
  var meansHidden: Bool {
    switch self {
    case .anyFolders: false
    case .name(let own): own.hasPrefix(".")
    case .letters(let letters): letters.first == "."
    }
  }
}
