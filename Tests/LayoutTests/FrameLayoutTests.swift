import NavReelDrawing
import NavReelMotion
import NavReelScene
import Testing

@testable import NavReelLayout

/// Properties of whole reels, tested on states from the timeline.
@Suite struct WholeReels {
  private func fixture() throws -> Fixture {
    var it = try Fixture { screen in
      screen.bar.barTintColor = .white
      screen.bar.backgroundAlpha = 0.3
      screen.header = Header(color: .black, height: 300)
      screen.contentInsetTop = 300
    }
    it.scene.screens[0].bar.largeTitle = true
    it.scene.reels = [
      Reel(name: "push", kind: .transition(.init(.push, from: "home", to: "detail"))),
      Reel(name: "pop", kind: .transition(.init(.pop, from: "detail", to: "home"))),
    ]
    return it
  }

  private func states(_ it: Fixture, _ reel: Reel, _ count: Int = 24) throws -> [FrameState] {
    let timeline = try Timeline(scene: it.scene, reel: reel)
    return (0...count).map { timeline.state(at: timeline.duration * Double($0) / Double(count)) }
  }

  @Test func layingOutTwiceGivesEqualLists() throws {
    let it = try fixture()
    for reel in it.scene.reels {
      for state in try states(it, reel, 6) {
        let again = try fixture()
        #expect(it.layout.place(state) == again.layout.place(state))
        #expect(it.layout.draw(it.layout.place(state)) == again.layout.draw(again.layout.place(state)))
      }
    }
  }

  @Test func everyNumberIsFiniteAndEveryAlphaInRange() throws {
    let it = try fixture()
    for reel in it.scene.reels {
      for state in try states(it, reel) {
        for item in it.layout.place(state).items {
          let r = item.frame
          #expect([r.minX, r.minY, r.width, r.height, item.baseline ?? 0].allSatisfy { $0.isFinite }, "\(item)")
          #expect(item.alpha >= 0 && item.alpha <= 1, "\(item)")
        }
        #expect(it.layout.draw(it.layout.place(state)).isFinite)
      }
    }
  }

  @Test func whatComesAppearsAndWhatGoesVanishesMonotonically() throws {
    let it = try fixture()
    let placed = try states(it, it.scene.reels[0]).dropFirst().dropLast().map { it.layout.place($0) }
    let coming = placed.map { $0["back.detail"]?.alpha ?? 0 }
    let going = placed.map { $0["largeTitle.home"]?.alpha ?? 0 }
    #expect(zip(coming, coming.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(zip(going, going.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(coming.last ?? 0 > 0.9 && going.first ?? 0 > 0.5)
  }

  @Test func thePagesEdgeIsWhereTheBarsMeet() throws {
    let it = try fixture()
    for state in try states(it, it.scene.reels[0]).dropFirst().dropLast() {
      let placed = it.layout.place(state)
      let page = try #require(placed["page.detail"]).frame
      if let bar = placed["barBackground.detail"]?.frame, placed["barBackground.home"] != nil {
        #expect(abs(bar.minX - page.minX) < 1e-9)
      }
    }
  }
}

extension DisplayList {
  /// True if no coordinate is infinite or NaN.
  fileprivate var isFinite: Bool {
    commands.allSatisfy { command in
      switch command {
      case .fill(let path, _, _, _), .stroke(let path, _, _): path.isFinite
      case .image(let draw): draw.destination.isFinite && draw.source.isFinite
      case .shadow(let shadow): shadow.path.isFinite
      case .backdrop(let backdrop): backdrop.shape.isFinite
      case .group(let group):
        group.content.isFinite && group.transform.tx.isFinite && group.transform.ty.isFinite
          && (group.clip?.isFinite ?? true)
      }
    }
  }
}

extension Path {
  fileprivate var isFinite: Bool { controlBounds?.isFinite ?? true }
}

extension Rect {
  fileprivate var isFinite: Bool { [minX, minY, width, height].allSatisfy { $0.isFinite } }
}
