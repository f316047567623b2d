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

/// The two output streams: the standard output for results, the standard error for messages.
enum Console {
  private static let resultStream: Int32 = 1
  private static let talkStream: Int32 = 2

  /// Opens the null device for each closed standard stream; otherwise the next file opened would take its number, and
  /// messages would go into that file.
  static func openStreams() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is this one, as those below are open. Close-on-exec marks the stream as opened here:
      // a stream that was inherited does not have it.
      _ = open("/dev/null", O_RDWR | O_CLOEXEC)
    }
  }

  /// False if the program was started with a closed standard output, so that results are lost.
  static var isResultOpen: Bool { fcntl(resultStream, F_GETFD) & FD_CLOEXEC == 0 }

  /// Prints a result: the exact bytes of names for a program, a visible form for a terminal.
  static func result(_ text: String) {
    write((isResultTerminal ? printable(text) : text) + "\n", to: resultStream)
  }

  /// Prints a text that includes its line ends.
  static func resultText(_ text: String) { write(text, to: resultStream) }

  static func talk(_ text: String) { write(printable(text) + "\n", to: talkStream) }

  /// Prints an error in the form of editors: `bar.scene.json5:14:23: error: screens.home.title: expected a text`.
  ///
  /// - Parameter place: the place in a file, or the tool itself.
  static func complain(_ text: String, at place: Place = .tool) { say("error:", color: 31, text, at: place) }

  /// Prints a warning in the form of ``complain(_:at:)``.
  static func warn(_ text: String, at place: Place = .tool) { say("warning:", color: 33, text, at: place) }

  private static func say(_ label: String, color: Int, _ text: String, at place: Place) {
    let label = usesColor ? "\u{1B}[\(color)m\(label)\u{1B}[0m" : label
    // Further lines of a text belong to the first.
    let lines = printable(text).split(separator: "\n", omittingEmptySubsequences: false)
    write("\(printableLine(place.description)): \(label) \(lines.joined(separator: "\n  "))\n", to: talkStream)
  }

  /// Returns a text with control characters made visible, since file names may contain anything.
  static func printable(_ text: String) -> String { VisibleText.text(text).replacing("\t", with: "\u{FFFD}") }

  /// Returns ``printable(_:)`` on one line, so that no part of it looks like a command to a program reading lines.
  static func printableLine(_ text: String) -> String { printable(text).replacing("\n", with: "\u{FFFD}") }

  /// True for a terminal that shows colours and can rewrite a line, which a dumb one cannot.
  static var isTalkTerminal: Bool {
    guard isatty(talkStream) == 1 else { return false }
    guard let kind = getenv("TERM") else { return true }
    return strcmp(kind, "dumb") != 0
  }

  static var isResultTerminal: Bool { isatty(resultStream) == 1 }

  /// True unless `NO_COLOR` is set to a non-empty text, or the stream is not a terminal.
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
          // A reader that closed the pipe, such as `head`, is no error. A full disk loses the result.
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

/// A line that shows the progress of a film, on a terminal only.
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
