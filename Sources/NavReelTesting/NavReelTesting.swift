// A test only needs `import NavReelTesting`: scenes, limits, lint rules and their types come with it.
public import NavReelDocuments
@_exported public import NavReelDiff
@_exported public import NavReel
@_exported public import NavReelReview
public import Testing

/// Swift Testing's source location. The alias keeps it apart from the source location of scene files.
public typealias SourceLocation = Testing.SourceLocation
