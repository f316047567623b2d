#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import NavReelDocuments
import NavReelScene
import Synchronization

/// The exit status of the process: 0 success, 1 differences or findings, 2 failure.
enum ExitStatus: Int32 {
  case fine = 0
  case different = 1
  case trouble = 2
}

func exit(_ status: ExitStatus) -> Never { exit(status.rawValue) }

/// The two streams: results on the first, talk on the second.
enum Console {
  private static let resultStream: Int32 = 1
  private static let talkStream: Int32 = 2

  /// Opens the null device where a standard stream is closed: the next file opened would take its number, and talk would
  /// go into that file.
  static func openStreams() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is this one: those below are open. No stream that a program was started with closes with
      // the next program's start: this tells the two kinds apart.
      _ = open("/dev/null", O_RDWR | O_CLOEXEC)
    }
  }

  /// False when the program was started with a closed standard output: what is written there is lost.
  static var isResultOpen: Bool { fcntl(resultStream, F_GETFD) & FD_CLOEXEC == 0 }

  /// A program that reads them gets the bytes of a name as they are; a person sees what is in it.
  static func result(_ text: String) {
    write((isResultTerminal ? printable(text) : text) + "\n", to: resultStream)
  }

  /// Text that already ends as it should.
  static func resultText(_ text: String) { write(text, to: resultStream) }

  static func talk(_ text: String) { write(printable(text) + "\n", to: talkStream) }

  /// `bar.scene.json5:14:23: error: screens.home.title: expected a text`: the form that editors take.
  ///
  /// - Parameter place: of a file; the tool itself where there is none.
  static func complain(_ text: String, at place: Place = .tool) { say("error:", color: 31, text, at: place) }

  /// Prints a warning in the form of ``complain(_:at:)``.
  static func warn(_ text: String, at place: Place = .tool) { say("warning:", color: 33, text, at: place) }

  private static func say(_ label: String, color: Int, _ text: String, at place: Place) {
    let label = usesColor ? "\u{1B}[\(color)m\(label)\u{1B}[0m" : label
    // A text may have more lines, which say more of the first.
    let lines = printable(text).split(separator: "\n", omittingEmptySubsequences: false)
    write("\(printableLine(place.description)): \(label) \(lines.joined(separator: "\n  "))\n", to: talkStream)
  }

  /// Names of files may hold anything.
  static func printable(_ text: String) -> String { VisibleText.text(text).replacing("\t", with: "\u{FFFD}") }

  /// Returns ``printable(_:)`` on one line: a program that reads line by line takes no part of it for a command.
  static func printableLine(_ text: String) -> String { printable(text).replacing("\n", with: "\u{FFFD}") }

  /// A dumb terminal shows no colours and cannot write a line anew.
  static var isTalkTerminal: Bool {
    guard isatty(talkStream) == 1 else { return false }
    guard let kind = getenv("TERM") else { return true }
    return strcmp(kind, "dumb") != 0
  }

  static var isResultTerminal: Bool { isatty(resultStream) == 1 }

  /// `NO_COLOR` set to anything but an empty text turns colours off.
  private static var usesColor: Bool {
    guard isTalkTerminal, let value = getenv("NO_COLOR") else { return isTalkTerminal }
    return value.pointee == 0
  }

  static func write(_ text: String, to stream: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count, let base = bytes.baseAddress {
        #if canImport(Glibc)
          let put = Glibc.write(stream, base + offset, bytes.count - offset)
        #elseif canImport(Musl)
          let put = Musl.write(stream, base + offset, bytes.count - offset)
        #else
          let put = Darwin.write(stream, base + offset, bytes.count - offset)
        #endif
        if put < 0 && errno == EINTR { continue }
        if put <= 0 {
          // A reader that went away, as `head` does, is no fault of ours. A disk that is full loses the result.
          if stream == resultStream && errno != EPIPE {
            complain("writing to the standard output: \(String(cString: strerror(errno)))")
            exit(.trouble)
          }
          return
        }
        offset += put
      }
    }
  }

  static func progressText(_ text: String) { write(text, to: talkStream) }
}

/// A line that says how far a film is, on a terminal only.
struct ProgressLine: Sendable {
  let label: String
  let total: Int
  let isShown: Bool

  init(_ label: String, total: Int, isQuiet: Bool) {
    self.label = label
    self.total = total
    isShown = !isQuiet && Console.isTalkTerminal
  }

  func update(_ done: Int) {
    guard isShown else { return }
    let cells = 24
    let filled = total == 0 ? cells : done * cells / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
    Console.progressText("\r\(label)  \(bar)  \(done)/\(total)\u{1B}[K")
  }

  func end() {
    if isShown { Console.progressText("\r\u{1B}[K") }
  }
}
