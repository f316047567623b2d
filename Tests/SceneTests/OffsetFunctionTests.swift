import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelScene

@Suite struct OffsetFunctionTests {
  private func scene(_ rules: ScrollRules) -> Scene {
    Scene(
      screens: [Screen(name: "a", scroll: rules, contentInsetTop: 480)],
      reels: [.scroll(screen: "a", offset: Track(keys: [.init(0, -480), .init(1, -400), .init(2, -480)]))])
  }

  private func timeline(_ rules: ScrollRules) throws -> Timeline {
    let scene = scene(rules)
    return try Timeline(scene: scene, reel: scene.reels[0])
  }

  private let functions = ScrollRules(
    backgroundAlpha: .function(OffsetFunction { ($0 + 480) / 64 }),
    tintColor: .function(OffsetFunction(steps: [-448]) { $0 > -448 ? .black : .white }),
    statusBarStyle: .function(OffsetFunction(steps: [-448]) { $0 > -448 ? .default : .lightContent }))

  private let tracks = ScrollRules(
    backgroundAlpha: .track(.offset, Track(keys: [.init(-480, 0), .init(-416, 1)])),
    tintColor: .track(.offset, Track(keys: [.init(-480, .white), .init(-448, .black)], interpolation: .step)),
    statusBarStyle: .track(
      .offset, Track(keys: [.init(-480, .lightContent), .init(-448, .default)], interpolation: .step)))

  @Test func aFunctionGivesWhatTheTrackGives() throws {
    let (a, b) = (try timeline(functions), try timeline(tracks))
    for step in 0...400 {
      let time = Double(step) / 200
      #expect(a.state(at: time) == b.state(at: time))
    }
  }

  @Test func viewsFollowFunctionsToo() throws {
    var scene = scene(ScrollRules())
    scene.screens[0].views = [
      View(
        .effect(.material(.thin, .light)), frame: AnimatedRect(Rect(0, 0, 9, 9)),
        alpha: .function(OffsetFunction { -$0 / 1000 }))
    ]
    let timeline = try Timeline(scene: scene, reel: scene.reels[0])
    #expect(timeline.state(at: 0).screens[0].views[0].alpha == 0.48)
    #expect(timeline.state(at: 1).screens[0].views[0].alpha == 0.4)
  }

  @Test func itsStepsAreSwitchTimes() throws {
    let times = try timeline(functions).switchTimes
    #expect(times == (try timeline(tracks)).switchTimes)
    #expect(times.count == 2 && abs(times[0] - 0.4) < 1e-9 && abs(times[1] - 1.6) < 1e-9)
  }

  @Test func aCopyEqualsItsOriginalAndATwinDoesNot() {
    let one = OffsetFunction { $0 }
    let copy = one
    #expect(one == copy && one.hashValue == copy.hashValue)
    #expect(one != OffsetFunction { $0 })
    #expect(scene(functions) == scene(functions))
    #expect(OffsetFunction<Double>(steps: [3, .nan, 1]) { $0 }.steps == [1, 3])
  }
}
