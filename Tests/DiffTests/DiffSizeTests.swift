import NavReelDiff
import NavReelDrawing
import NavReelTestSupport
import Testing

@Suite struct DiffSizeTests {
  @Test func oneRowLessIsAVerdictOfItsOwn() throws {
    let a = Pixmap.flat(60, 394, .white)
    let b = Pixmap.flat(60, 393, .white)
    let diff = try PictureDiff(a, b)
    #expect(diff.verdict == .size && !diff.passes)
    #expect(diff.count == 60 && diff.total == 60 * 394 && diff.largestStep == 0 && diff.meanDelta == 0)
    #expect(diff.regions == [ChangedRegion(box: PixelRect(0, 393, 60, 394), count: 60)])
    #expect(
      diff.description == "the sizes differ: 60×394 expected, 60×393 actual; 60 of 23640 pixels differ, "
        + "within 60×1 at (0, 393)")
  }

  /// No limit makes different sizes equal.
  @Test func noLimitLetsAnotherSizePass() throws {
    let all = limits {
      $0.maxPixels = set(99); $0.maxRatio = set(1); $0.maxDelta = set(255)
    }
    #expect(try PictureDiff(.flat(3, 3, .white), .flat(3, 2, .white), limits: all).verdict == .size)
  }

  @Test func theCommonPartIsComparedAndTheRestCounts() throws {
    let wide = Pixmap.flat(5, 2, .white)
    let high = Pixmap.flat(3, 4, .white).with(.black, at: [(1, 1)])
    for (a, b) in [(wide, high), (high, wide)] {
      let diff = try PictureDiff(a, b)
      // 4 pixels are only in the wide one, 6 only in the tall one, and 1 of the 6 common ones has changed.
      #expect(diff.count == 11 && diff.total == 16 && diff.unequal == 11 && diff.largestStep == 255)
      #expect(diff.meanDelta == 255.0 / 6)
      let picture = DifferencePicture(of: diff, over: a).pixmap()
      #expect(picture.width == 5 && picture.height == 4)
      let red = (0..<20).filter { picture[$0 % 5, $0 / 5] == 0xFF30_10FF }
      #expect(red == [3, 4, 6, 8, 9, 10, 11, 12, 15, 16, 17])
    }
  }

  @Test func ignoredPixelsOutsideTheCommonPartDoNotCount() throws {
    let (a, b) = (Pixmap.flat(4, 4, .white), Pixmap.flat(4, 6, .white))
    let diff = try PictureDiff(a, b, limits: limits { $0.ignored = [set(PixelRect(0, 5, 9, 9))] })
    #expect(diff.count == 4 && diff.total == 20 && diff.ignored == 4)
  }

  /// The corner that neither picture covers is not compared, so ignoring it changes nothing.
  @Test func theCornerThatNeitherCoversIsNotCompared() throws {
    let (a, b) = (Pixmap.flat(5, 2, .white), Pixmap.flat(3, 4, .white))
    let diff = try PictureDiff(a, b, limits: limits { $0.ignored = [set(PixelRect(3, 1, 5, 4))] })
    #expect(diff.ignored == 2 && diff.total == 14 && diff.count == 8)
  }
}
