// `import NavReel` is all a program needs: it re-exports the types of scenes, font errors and encoders.
@_exported public import NavReelCodecs
@_exported public import NavReelDrawing
@_exported public import NavReelMotion
@_exported public import NavReelDocuments
@_exported public import NavReelScene
@_exported public import NavReelTypography

/// The version of the tool and of the files it writes.
public enum NavReelVersion {
  public static let current = "0.2.0"
}
