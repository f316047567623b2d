import NavReel

/// Returns a scene that can be drawn in a few milliseconds; the parameters are what tests change.
func reviewScene(
  title: String = "Two", tint: Color = Color(0, 122, 255), hairline: Color = Color(200, 200, 200),
  hold: Double = 0.1
) -> Scene {
  var one = Screen(name: "one", title: "One", content: .rows(3))
  one.bar.barTintColor = Color(0, 160, 80)
  var two = Screen(name: "two", title: title, content: .color(Color(250, 240, 230)))
  two.right = [BarItem(.icon(.builtIn(.add)))]
  two.bar.barTintColor = .white
  two.bar.tintColor = tint
  two.bar.shadowColor = hairline
  return Scene(
    device: Device(size: Size(120, 200), scale: 1), screens: [one, two],
    reels: [
      .push(from: "one", to: "two", hold: .init(before: hold, after: 0.2)),
      Reel(name: "still", kind: .still(.init(screen: "two"))),
    ])
}
