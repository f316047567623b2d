import NavReel

/// The code of docs/design/004-controllers.md.
final class FadingController: ScreenController {
  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    navBarBackgroundAlpha = (scrollView.contentOffset.y + 480) / 64
  }
}
