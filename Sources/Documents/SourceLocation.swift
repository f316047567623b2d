/// A place in a document.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int

  /// The column, counted from 1 in Unicode code points; a tab is one.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    a.line != b.line ? a.line < b.line : a.column < b.column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `14:23`
  public var description: String { "\(line):\(column)" }
}
