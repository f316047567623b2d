import NavReelDocuments

extension Form where Value == Double, Reader == SceneDecoder {
  /// A time in seconds; one that is too long was most likely meant in milliseconds.
  static let seconds = {
    let number = Form.number(min: 0, max: Limits.seconds)
    return Form(number.phrase, schema: number.schema) { node, decoder in
      guard let value = node.number, value > Limits.seconds else { return number.read(node, decoder) }
      decoder.expected(
        number.phrase, at: node,
        cure: "times are seconds; \(JSON5Value.text(of: value)) milliseconds are "
          + JSON5Value.text(of: value / 1000))
      return nil
    }
  }()
}
