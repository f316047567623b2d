/// A JSON5 file that is no scene and is read by the same forms: with the same words about what is wrong.
package enum FormFile {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - read: nil after a problem has been reported.
  /// - Throws: every problem of the file, in its order.
  package static func read<Value>(
    bytes: [UInt8], name: String, _ read: (Node, SceneDecoder) -> Value?
  ) throws(SceneError) -> Value {
    let document = try JSON5Document(bytes: bytes, name: name)
    let decoder = SceneDecoder(name: name, problems: document.duplicateKeys, images: nil)
    let value = read(Node(document.root), decoder)
    guard decoder.problems.isEmpty, let value else {
      precondition(!decoder.problems.isEmpty, "what is not read has a problem")
      throw SceneError(decoder.problems)
    }
    return value
  }
}
