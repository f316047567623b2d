/// A user-perceived character and its properties, before faces are chosen.
struct Cluster {
  /// The range of the cluster's scalars in the whole text.
  var range: Range<Int>

  /// The cluster's own script, or the script of the text around it.
  var script: Script

  /// True if the cluster is shown as a colour picture.
  var isEmoji: Bool

  /// Splits a text into grapheme clusters, and into its scalars prepared for shaping.
  ///
  /// A label is one line: tabs and line breaks become spaces, other control characters become invisible.
  static func split(_ text: String) -> (clusters: [Cluster], scalars: [UInt32]) {
    var clusters: [Cluster] = []
    var scalars: [UInt32] = []
    for character in text {
      let start = scalars.count
      for scalar in character.unicodeScalars {
        // CR LF is one cluster and becomes one space.
        let follows = scalars.count > start
        scalars.append(shown(scalar, follows: follows))
      }
      let own = scalars[start...].lazy.map { Shaper.script(of: $0) }.first { $0.isSpecific }
      clusters.append(
        Cluster(range: start..<scalars.count, script: own ?? .common, isEmoji: asksForEmoji(character)))
    }
    inheritScripts(&clusters)
    return (clusters, scalars)
  }

  private static func shown(_ scalar: Unicode.Scalar, follows: Bool) -> UInt32 {
    let wordJoiner: UInt32 = 0x2060
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return follows ? wordJoiner : 0x20
    default: return scalar.properties.generalCategory == .control ? wordJoiner : scalar.value
    }
  }

  /// Gives punctuation, digits and marks the script of the text before them, or after them at the start.
  private static func inheritScripts(_ clusters: inout [Cluster]) {
    var current = clusters.first { $0.script.isSpecific }?.script ?? .latin
    for i in clusters.indices {
      if clusters[i].script.isSpecific { current = clusters[i].script } else { clusters[i].script = current }
    }
  }

  /// Returns true if a cluster is shown as a colour picture (UTS 51): its base is one by default, or is followed by the
  /// emoji selector, a skin tone or a keycap, or is joined to another emoji; never before the text selector.
  static func asksForEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let base = scalars.first, base.properties.isEmoji else { return false }
    let rest = scalars.dropFirst()
    guard let next = rest.first else { return base.properties.isEmojiPresentation }
    if next.value == 0xFE0E { return false }
    if base.properties.isEmojiPresentation || next.value == 0xFE0F { return true }
    if next.properties.isEmojiModifier || rest.last?.value == 0x20E3 { return true }
    return next.value == 0x200D && rest.contains { $0.properties.isEmoji }
  }
}
