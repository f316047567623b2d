import Foundation

/// A headless Chromium that is told what to do through its debugging pipe (Chrome DevTools Protocol).
public final class HeadlessBrowser {
  public struct Failure: Error, CustomStringConvertible { public let description: String }

  /// What `NAVREEL_CHROMIUM` names, or the first on the path; nil without one.
  public static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["NAVREEL_CHROMIUM"] { return named }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return ["chromium-headless-shell", "chromium", "google-chrome-stable", "google-chrome"].lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// What the console and the network were told since ``open(_:)``: errors, warnings, addresses asked for.
  public private(set) var complaints: [String] = []
  public private(set) var addresses: [String] = []

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  private var number = 0
  private var session: String?

  /// - Parameter folder: for what a browser writes.
  public init(_ program: String, folder: String) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    // The pipe is expected on descriptors 3 and 4, which Foundation does not hand down.
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null"#, program, "--headless",
      "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=" + folder, "--window-size=1200,800",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // A browser that hangs ends, which ends the reading.
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) { [process] in
      if process.isRunning { process.terminate() }
    }
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try call(domain + ".enable") }
  }

  public func close() {
    _ = try? call("Browser.close")
    process.waitUntilExit()
  }

  public func open(_ address: String) throws {
    // Leaves the page before, which may differ in its fragment alone.
    try call("Page.navigate", ["url": "about:blank"])
    (complaints, addresses) = ([], [])
    try call("Page.navigate", ["url": address])
    _ = try evaluate(
      "new Promise(done => document.readyState === 'complete' ? done() : addEventListener('load', done))")
  }

  /// The value of an expression or, once it is there, of its promise.
  @discardableResult
  public func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let details = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Waits until a condition, an expression, holds; an error after 20 seconds.
  public func wait(until condition: String) throws {
    try evaluate(
      """
      new Promise((done, fail) => {
        const end = performance.now() + 20000;
        const look = () => {
          if (\(condition)) done();
          else if (performance.now() > end) fail(new Error("never"));
          else setTimeout(look, 4);
        };
        look();
      })
      """)
  }

  /// Gives a control a value, as by hand.
  ///
  /// - Parameter control: the control's CSS selector.
  public func enter(_ value: String, into control: String) throws {
    try evaluate(
      """
      {
        const control = document.querySelector("\(control)");
        control.value = "\(value)";
        control.dispatchEvent(new Event("input"));
      }
      """)
  }

  /// Presses and lets go a key as a keyboard does.
  public func press(_ key: String, code: String? = nil, shift: Bool = false) throws {
    let codes = [
      "ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, " ": 32, "Escape": 27, "Enter": 13, "Tab": 9,
    ]
    var event: [String: Any] = ["key": key, "modifiers": shift ? 8 : 0]
    event["windowsVirtualKeyCode"] = codes[key] ?? 0
    event["type"] = key.count == 1 ? "keyDown" : "rawKeyDown"
    if key.count == 1 { event["text"] = key }
    try call("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try call("Input.dispatchKeyEvent", event)
  }

  public func click(x: Double, y: Double) throws {
    for type in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
    }
  }

  @discardableResult
  public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try next()
      if answer["id"] as? Int == number {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      note(answer)
    }
  }

  /// The next message; they are parted by zeros.
  private func next() throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = Data(unread[..<end])
        unread = Data(unread[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Failure(description: "the browser is gone") }
      unread += more
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded": complaints.append("\(parameters)")
    case "Network.requestWillBeSent":
      addresses.append((parameters["request"] as? [String: Any])?["url"] as? String ?? "")
    default: break
    }
  }
}
