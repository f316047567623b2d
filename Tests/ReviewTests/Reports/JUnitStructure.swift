import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The requirements of the schema of Ant's JUnit task (windyroad's JUnit.xsd); that of Jenkins (xunit-plugin's
/// junit-10.xsd) has fewer. In addition to the schemas, the counts must match the cases.
enum JUnitStructure {
  struct NotXML: Error {}

  /// An element without its text.
  private final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }
  }

  /// Reads a tree.
  private final class Reader: NSObject, XMLParserDelegate {
    let root = Element("", [:])
    private lazy var open = [root]
    private var hasFailed = false

    /// True if the text is complete; the parser itself accepts one that ends early.
    var isWhole: Bool { !hasFailed && open.count == 1 }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = Element(name, attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { hasFailed = true }
  }

  private enum Kind {
    case text, token, name, integer, decimal, instant

    func allows(_ value: String) -> Bool {
      switch self {
      case .text, .token: true
      case .name: !value.isEmpty
      case .integer: Int32(value) != nil
      case .decimal: value.wholeMatch(of: /[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)/) != nil
      case .instant: value.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}/) != nil
      }
    }
  }

  /// - Throws: if it is not XML.
  static func problems(in text: String) throws -> [String] {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse(), reader.isWhole, let root = reader.root.children.first else { throw NotXML() }
    var problems: [String] = []
    if root.name != "testsuites" { problems.append("the root is \(root.name)") }
    check(root, [:], &problems)
    for (number, suite) in root.children.enumerated() { check(suite: suite, number, &problems) }
    return problems
  }

  private static func check(suite: Element, _ number: Int, _ problems: inout [String]) {
    if suite.name != "testsuite" { problems.append("\(suite.name) in testsuites") }
    check(
      suite,
      [
        "name": .name, "package": .token, "id": .integer, "timestamp": .instant, "hostname": .name, "tests": .integer,
        "failures": .integer, "errors": .integer, "time": .decimal,
      ], &problems)
    let names = suite.children.map(\.name)
    let cases = suite.children.filter { $0.name == "testcase" }
    if names != ["properties"] + cases.map(\.name) + ["system-out", "system-err"] {
      problems.append("a suite holds \(names)")
    }
    for child in suite.children where child.name == "properties" {
      check(child, [:], &problems)
      for property in child.children {
        if property.name != "property" || !property.children.isEmpty { problems.append("\(property.name)") }
        check(property, ["name": .name, "value": .text], &problems)
      }
    }
    for element in cases {
      check(element, ["name": .token, "classname": .token, "time": .decimal], &problems)
      if element.children.count > 1 { problems.append("a case with more than one outcome") }
      for outcome in element.children {
        if !["failure", "error"].contains(outcome.name) || !outcome.children.isEmpty {
          problems.append("\(outcome.name) in a case")
        }
        check(outcome, ["type": .text, "message": .text], &problems)
      }
    }
    func count(_ name: String) -> Int { cases.count { $0.children.first?.name == name } }
    let counts = ["id": number, "tests": cases.count, "failures": count("failure"), "errors": count("error")]
    for (name, count) in counts where suite.attributes[name] != "\(count)" {
      problems.append("\(name) is \(suite.attributes[name] ?? "not there"), should be \(count)")
    }
  }

  /// Checks that an element has all of these attributes, and no others.
  private static func check(_ element: Element, _ attributes: [String: Kind], _ problems: inout [String]) {
    for (name, kind) in attributes {
      guard let value = element.attributes[name] else {
        problems.append("\(element.name) lacks \(name)")
        continue
      }
      if !kind.allows(value) { problems.append("\(element.name): \(name) is \"\(value)\"") }
    }
    for name in element.attributes.keys where attributes[name] == nil {
      problems.append("\(element.name) has \(name)")
    }
  }
}
