import Testing

/// Invalid members of reels and animators, and their messages.
@Suite struct ReelErrorTests {
  @Test func problemsOfAnimators() {
    expectProblems(
      in: "{navreel: 1, screens: {a: {}}, animators: {x: {$}}}",
      #"""
      duration: -1
        animators.x.duration: expected a number from 0 to 600, got -1
      curve: "linear", spring: {dampingRatio: 0.5}
        animators.x.spring: expected only one of the keys curve, spring
      to: {rotation: {keyframes: [[0, 0.5, 1]]}}
        animators.x.to.rotation: missing key "initial": the value before the first keyframe
      to: {rotation: {initial: 0, keyframes: [[0, 0.5, 1], [0.4, 0.1, 2]]}}
        animators.x.to.rotation.keyframes[1]: keyframes must follow each other inside 0…1
      to: {alpha: [[0, 0], [1.5, 1]]}
        animators.x.to.alpha[1][0]: expected a number from 0 to 1, got 1.5
      onTop: "me"
        animators.x.onTop: expected "from" or "to", got "me"
      """#)
  }

  @Test func problemsOfReels() {
    expectProblems(
      in: "{navreel: 1, screens: {a: {}, b: {}, forest: {}}, reels: {r: {$}}}",
      #"""
      from: "a"
        reels.r: missing key "type": push, pop, popTo, popToRoot, swipe, scroll or still
      type: "fade"
        reels.r.type: expected "push", "pop", "popTo", "popToRoot", "swipe", "scroll" or "still", got "fade"
      type: "push", from: "a"
        reels.r: missing key "to": a screen's name
      type: "push", from: "a", to: "c"
        reels.r.to: expected a screen (a, b, forest), got "c"
      type: "push", from: "a", to: "a"
        reels.r.to: a reel leads to another screen: copy the screen under a second name
      type: "pop", from: "a"
        reels.r: missing key "to": a screen's name
      type: "pop", from: "a", to: "a", stack: ["b"]
        reels.r.to: a reel leads to another screen: copy the screen under a second name
      type: "popTo", from: "a", to: "forest", stack: ["b"]
        reels.r.to: popTo does not reach "forest" in this stack
      type: "push", from: "a", to: "forrest"
        reels.r.to: expected a screen (a, b, forest), got "forrest"; did you mean "forest"?
      type: "push", from: "a", to: "b", offset: [[0, 0]]
        reels.r.offset: unknown key "offset"; did you mean "offsets"?
      type: "push", from: "a", to: "b", hold: 1
        reels.r.hold: expected [before, after], got 1
      type: "push", from: "a", to: "b", hold: [-1, 0]
        reels.r.hold[0]: expected a number from 0 to 600, got -1
      type: "push", from: "a", to: "b", animator: "swing"
        reels.r.animator: expected an animator (there are none), got "swing"
      type: "push", from: "a", to: "b", barMotion: "blended"
        reels.r.barMotion: expected "system", "blend", "wr", "wr-objc", "none" or "stuck", got "blended"; did you mean "blend"?
      type: "push", from: "a", to: "b", curve: "linear", spring: {dampingRatio: 1}
        reels.r.spring: expected only one of the keys curve, spring
      type: "push", from: "a", to: "b", spring: {mass: 1000, stiffness: 0.01, damping: 1}
        reels.r.spring: the film lasts 13346.383 seconds, at most 60 are drawn
      type: "push", from: "a", to: "b", stack: ["a"]
        reels.r.stack[0]: "a" lies above the stack: copy the screen under a second name
      type: "push", from: "a", to: "b", stack: ["forest", "b", "forest"]
        reels.r.stack[1]: "b" lies above the stack: copy the screen under a second name
        reels.r.stack[2]: "forest" is in the stack twice
      type: "still", screen: "a", stack: ["a"]
        reels.r.stack[0]: "a" lies above the stack: copy the screen under a second name
      type: "push", from: "a", to: "b", offsets: {forrest: 1}
        reels.r.offsets.forrest: there is no screen "forrest"; did you mean "forest"?
      type: "swipe", from: "a", to: "b"
        reels.r: missing key "finger": a finger's track [[seconds, fraction], …]
      type: "swipe", from: "a", to: "b", finger: [[0, -0.1]]
        reels.r.finger[0][1]: expected a number from 0 to 1.1, got -0.1
      type: "swipe", from: "a", to: "b", finger: [[0, 0], [0.3, 5]]
        reels.r.finger[1][1]: expected a number from 0 to 1.1, got 5
      type: "swipe", from: "a", to: "b", finger: [[0, 0], [0.3, 45]]
        reels.r.finger[1][1]: expected a number from 0 to 1.1, got 45; a share of 1 is meant: 0.45
      type: "swipe", from: "a", to: "b", finger: [[0, 0], [300, 0.5]], hold: [300, 0]
        reels.r.finger: the film lasts 600.5 seconds, at most 60 are drawn; times are seconds: 300 milliseconds are 0.3
      type: "push", from: "a", to: "b", duration: 500
        reels.r.duration: the film lasts 500 seconds, at most 60 are drawn; for a film of that length let the scene say longestFilm: 500; times are seconds: 500 milliseconds are 0.5
      type: "swipe", from: "a", to: "b", finger: [[0, 0], [300, 0.5]]
        reels.r.finger: the film lasts 300.5 seconds, at most 60 are drawn; for a film of that length let the scene say longestFilm: 301; times are seconds: 300 milliseconds are 0.3
      type: "scroll", screen: "a", drag: [[0, 0], [60.001, 1]]
        reels.r.drag: the film lasts 60.001 seconds, at most 60 are drawn; for a film of that length let the scene say longestFilm: 61; times are seconds: 60.001 milliseconds are 0.060001
      type: "still", screen: "a", duration: 599.706
        reels.r.duration: the film lasts 599.706 seconds, at most 60 are drawn; for a film of that length let the scene say longestFilm: 600; times are seconds: 599.706 milliseconds are 0.599706
      type: "still", screen: "a", duration: 30, hold: [1, 30]
        reels.r.hold: the film lasts 61 seconds, at most 60 are drawn; for a film of that length let the scene say longestFilm: 61; times are seconds: 30 milliseconds are 0.03
      type: "push", from: "a", to: "b", duration: "350ms"
        reels.r.duration: expected a number from 0 to 600, got "350ms"; times are seconds: 0.35
      type: "swipe", from: "a", to: "b", finger: [[-1, 0]]
        reels.r.finger[0][0]: expected a number from 0 to 600, got -1
      type: "swipe", from: "a", to: "b", finger: 1
        reels.r.finger: expected a finger's track [[seconds, fraction], …], got 1
      type: "swipe", from: "a", to: "b", finger: [[0, 0]], threshold: 2
        reels.r.threshold: expected a number from 0 to 1, got 2
      type: "swipe", from: "a", to: "b", finger: [[0, 0]], release: "stop"
        reels.r.release: expected "finish", "cancel" or "rule", got "stop"
      type: "scroll", screen: "a"
        reels.r: expected one of the keys offset, drag
      type: "scroll", screen: "a", offset: [[0, 0]], drag: [[0, 0]]
        reels.r.drag: expected only one of the keys offset, drag, got offset and drag
      type: "scroll", offset: [[0, 0]]
        reels.r: missing key "screen": a screen's name
      type: "still", screen: "a", duration: 601
        reels.r.duration: expected a number from 0 to 600, got 601; times are seconds; 601 milliseconds are 0.601
      """#)
  }
}
