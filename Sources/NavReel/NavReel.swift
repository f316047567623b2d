// `import NavReel` is all that a program needs: the words of a scene, of font errors and of encoders come with it.
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
