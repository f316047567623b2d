import NavReel

/// Returns a scene that can be drawn in a few milliseconds: two screens of 120 × 200 points.
func smallScene(title: String = "Two") -> Scene {
  var one = Screen(name: "one", title: "One", content: .rows(3))
  one.bar.barTintColor = Color(0, 160, 80)
  var two = Screen(name: "two", title: title, content: .color(Color(250, 240, 230)))
  two.bar.barTintColor = .white
  return Scene(
    device: Device(size: Size(120, 200), scale: 1), screens: [one, two],
    reels: [
      .push(from: "one", to: "two", hold: .init(before: 0.1, after: 0.2)), .pop(from: "two", to: "one"),
      Reel(name: "still", kind: .still(.init(screen: "one"))),
    ])
}
