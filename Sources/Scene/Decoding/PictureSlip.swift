/// A word that is the name of a picture's file.
enum PictureSlip {
  private static let endings = [".png", ".jpg", ".jpeg", ".heic", ".webp", ".gif", ".svg", ".pdf"]

  static func isName(_ word: String) -> Bool {
    let word = word.lowercased()
    return endings.contains { word.hasSuffix($0) && word.utf8.count > $0.utf8.count }
  }
}
