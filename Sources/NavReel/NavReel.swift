// `import NavReel` is all that a program needs: the words of a scene, of font errors and of encoders come with it.
@_exported public import Codecs
@_exported public import Drawing
@_exported public import Motion
@_exported public import Scene
@_exported public import Typography

/// The version of the tool and of the files it writes.
public enum NavReelVersion {
  public static let current = "0.1.0"
}
