import NavReelDocuments
import NavReelScene

/// A description of the changes in a film, in terms of its attributes.
public struct DifferenceInWords: Hashable, Sendable {
  /// One sentence per change, without a full stop, then one for frames that no attribute explains.
  public let sentences: [String]

  /// - Parameters:
  ///   - differences: the differences of the attributes, in their order.
  ///   - changed: the frames whose pixels differ.
  ///   - count: the number of frames that both films have.
  public init(_ differences: [ValueDifference], changed: FrameRanges, count: Int) {
    let all = FrameRanges([0..<count])
    let common = changed.intersection(all)
    var explained = FrameRanges()
    for difference in differences { explained = explained.union(difference.frames) }
    var sentences = DifferenceInWords.changes(differences).map { change in
      let place = change.frames == all && count > 1 ? "in every frame" : "in \(change.frames)"
      let isSeen = !change.frames.intersection(common).isEmpty
      return "\(DifferenceInWords.list(change.subjects)) \(change.phrase.verb(change.subjects.count)) "
        + (change.phrase.rest ?? place)
        + (isSeen ? "" : ", without visible effect")
    }
    let rest = common.subtracting(explained)
    // Side files record colours in levels of 0…255 and numbers to six decimals.
    if !rest.isEmpty {
      sentences.append(
        "the drawing itself changed in \(rest), or a value by less than is recorded: no recorded value differs there")
    }
    self.sentences = sentences.map(VisibleText.text)
  }

  /// Things that differ in the same way in the same frames.
  private struct Change {
    var subjects: [String]
    let phrase: ValueDifference.Phrase
    let frames: FrameRanges
    let rank: Int
  }

  /// Ranks causes before consequences: values with the same difference in all their frames, then places and sizes, then
  /// values whose difference varies from frame to frame.
  private static func rank(_ difference: ValueDifference) -> Int {
    let isMotion = ValueDifference.isMotion(difference.parts.key) && difference.step != nil
    return (difference.isSteady ? 0 : 2) + (isMotion ? 1 : 0)
  }

  private static func changes(_ differences: [ValueDifference]) -> [Change] {
    struct Kind: Hashable {
      let phrase: ValueDifference.Phrase
      let frames: FrameRanges
    }
    var changes: [Change] = []
    var places: [Kind: Int] = [:]
    var said: [Kind: Set<String>] = [:]
    for difference in differences {
      let phrase = difference.phrase
      let subject = String(phrase.isOfThing ? difference.parts.subject : difference.name[...])
      let kind = Kind(phrase: phrase, frames: difference.frames)
      // A new thing has a new place, size and alpha, but is mentioned once.
      guard said[kind, default: []].insert(subject).inserted else { continue }
      if let place = places[kind] {
        changes[place].subjects.append(subject)
      } else {
        places[kind] = changes.count
        changes.append(
          Change(subjects: [subject], phrase: phrase, frames: difference.frames, rank: rank(difference)))
      }
    }
    return (0...3).flatMap { rank in changes.filter { $0.rank == rank } }
  }

  /// Returns up to four names, or three and the number of the others.
  private static func list(_ names: [String]) -> String {
    let rest = names.count > 4 ? names.count - 3 : 0
    return names.dropLast(rest).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
