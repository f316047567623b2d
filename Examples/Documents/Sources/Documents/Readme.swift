import NavReel

/// The code of README.md.
///
/// - Parameter folder: "out/push" in the README.
func readme(folder: String) throws {
  var home = Screen(name: "home", title: "Home", content: .rows(20))
  home.bar.barTintColor = Color(0, 175, 240)
  let detail = Screen(name: "detail", title: "Detail")
  let scene = Scene(screens: [home, detail], reels: [.push(from: "home", to: "detail")])
  let film = try Stage(scene: scene).film("push")
  for frame in try film.frames(fps: 60) {
    try frame.write(to: "\(folder)/\(frame.fileName)")
  }
}
