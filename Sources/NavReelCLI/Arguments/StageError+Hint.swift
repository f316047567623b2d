import NavReel

extension StageError {
  /// The option of the command that lets the request pass, or nil.
  var hint: String? {
    switch self {
    case .exists: return "--force overwrites it."
    case .scene(let error):
      let canPass = error.problems.contains { $0.cure == .allowsOutside }
      return canPass ? "--allow-outside lets pictures and fonts lie outside the scene's folder." : nil
    default: return nil
    }
  }
}
