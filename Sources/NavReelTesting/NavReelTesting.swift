// `import NavReelTesting` is all that a test needs: scenes, limits, lint rules and their words come with it.
@_exported public import NavReelDiff
@_exported public import NavReel
@_exported public import NavReelReview
public import Testing

/// Where a test's code stands: Swift Testing's, so that tests that also see that of scene files need not say which.
public typealias SourceLocation = Testing.SourceLocation
