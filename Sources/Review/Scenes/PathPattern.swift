/// A path in which `*` stands for any letters of a name, `?` for one, and the name `**` for any number of folders.
///
/// Used for files of scenes and for ids of reels: `scenes/**/*.scene.json5`, `forest/*`.
public struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  /// As it was written.
  public let description: String

  /// The names between its slashes; none is empty.
  let parts: [Part]

  enum Part: Hashable, Sendable {
    case anyFolders

    /// A name, without anything that stands for others.
    case name(String)
    case letters([Character])
  }

  /// Any text is a pattern; one without a star or a question mark means itself.
  public init(_ text: String) {
    description = text
    var parts: [Part] = []
    for word in text.split(separator: "/") where word != "." {
      let part: Part =
        word == "**" ? .anyFolders : word.contains { "*?".contains($0) } ? .letters(Array(word)) : .name(String(word))
      // Two of them say what one says.
      if part != .anyFolders || parts.last != .anyFolders { parts.append(part) }
    }
    self.parts = parts
  }

  /// True when it can only mean itself.
  public var isPlain: Bool { !description.contains { "*?".contains($0) } }

  /// True for a whole path, name by name.
  public func matches(_ path: String) -> Bool {
    PathPattern.matches(parts, path.split(separator: "/").map(String.init), isStar: { $0 == .anyFolders }) {
      $0.fits($1)
    }
  }

  /// Holds two lists against each other. Only the last star has to be thought over again, for an earlier one that takes
  /// more leaves less to what follows: no text takes longer than the product of the lengths.
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
  /// True when one name is meant; any number of folders is the caller's to try.
  func fits(_ name: String) -> Bool {
    switch self {
    case .anyFolders: true
    case .name(let own): own == name
    case .letters(let letters):
      PathPattern.matches(letters, Array(name), isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }

  /// Whether it can mean a name that begins with a dot: such files are only meant by what begins so too.
  var meansHidden: Bool {
    switch self {
    case .anyFolders: false
    case .name(let own): own.hasPrefix(".")
    case .letters(let letters): letters.first == "."
    }
  }
}
