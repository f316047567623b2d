/// A type of a reader's own module.
public struct Margins {
  public var leading = 16.0

  public init() {}
}
