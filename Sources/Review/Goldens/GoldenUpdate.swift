/// The goldens that a run writes anew.
public enum GoldenUpdate: String, Hashable, Sendable, CaseIterable {
  /// All, those that pass too.
  case all

  /// Those that do not pass, missing ones too; the others keep their bytes.
  case changed

  /// Those that are not there.
  case missing

  /// None is written.
  case none
}
