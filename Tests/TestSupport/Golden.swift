public import NavReelDrawing
public import Testing

/// Expects a picture to equal the golden `Fixtures/goldens/<name>.png` to the last bit.
///
/// A golden says "as before", not "right": record one only after a look at it (`scripts/record-goldens`). A golden
/// that is missing or differs is an issue that names the files to look at; the same holds while recording, so that
/// no run passes by writing what it should have checked.
///
///     expectGolden(pixmap, named: "push/half-way@2x")
public func expectGolden(_ actual: Pixmap, named name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  report(GoldenFolder.standard.problem(with: actual, named: name), sourceLocation)
}

/// Expects a text to equal the golden `Fixtures/goldens/<name>.txt`, byte for byte. For display lists, help and JSON.
public func expectGoldenText(_ actual: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  report(GoldenFolder.standard.problem(with: actual, named: name), sourceLocation)
}

private func report(_ problem: String?, _ sourceLocation: SourceLocation) {
  if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
}
