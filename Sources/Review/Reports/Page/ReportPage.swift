import NavReelFigures
import NavReelScene

/// A page that shows a report: one HTML file that fetches nothing, opens from the disk, and says everything in words too.
///
///     let page = ReportPage(report, ApproveCommandLine(report: "report"), pictures: ReportPictures(...))
///     let text = page.html
///
/// In the file's order: the page with every reel as text, `report` as JSON for what is drawn on demand, the pictures as
/// PNG files in Base64 where they are embedded, the program. The same report with the same pictures is the same text.
public struct ReportPage: Sendable {
  let report: ReviewReport

  let approval: ApproveCommandLine
  let pictures: ReportPictures

  /// - Parameter approval: the command that is shown where a reel can be approved.
  public init(_ report: ReviewReport, _ approval: ApproveCommandLine, pictures: ReportPictures) {
    self.report = report
    self.approval = approval
    self.pictures = pictures
  }

  /// The whole file.
  public var html: String {
    """
    \(ReportPage.code.head(title: title))
    <body>
    \(body)
    \(PageMarkup.data("report", data))
    \(embedded)\(ReportPage.code.script)
    </body>
    </html>

    """
  }

  private var title: String {
    let open = report.reviews.count { $0.severity > 0 } + report.troubles.count
    return open == 0 ? "NavReel report" : "(\(open)) NavReel report"
  }

  /// The pictures' data, by digest.
  private var embedded: String {
    var text = ""
    for (digest, bytes) in pictures.embedded {
      text += PageMarkup.pictureStart(id: "p\(digest)")
      text += String(decoding: bytes.withUnsafeBytes { Base64.encode($0) }, as: UTF8.self)
      text += PageMarkup.pictureEnd
    }
    return text
  }

  /// Pictures come from the page and the files beside it; the colours in words have styles of their own.
  private static let code = PageCode(
    styles: [PageCode.shared.style, PackageResources.report_css],
    scripts: [
      PageCode.shared.script, PackageResources.report_pictures_js, PackageResources.report_panes_js,
      PackageResources.report_viewer_js, PackageResources.report_list_js, PackageResources.report_approve_js,
      PackageResources.report_keys_js, PackageResources.report_address_js,
    ], images: "data: 'self' file:", hasStyledElements: true)
}
