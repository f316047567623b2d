import NavReelFigures
import NavReelScene

/// A page that shows a report: one HTML file that fetches nothing, works from the disk, and says everything as text.
///
///     let page = ReportPage(report, ApproveCommandLine(report: "report"), pictures: ReportPictures(...))
///     let text = page.html
///
/// The file contains, in this order: the page with every reel as text, `report` as JSON for the parts drawn on demand,
/// the pictures as PNG files in Base64 if they are embedded, and the program. The same report with the same pictures
/// gives the same text.
public struct ReportPage: Sendable {
  let report: ReviewReport

  let approval: ApproveCommandLine
  let pictures: ReportPictures

  /// - Parameter approval: the command to show if a reel can be approved.
  public init(_ report: ReviewReport, _ approval: ApproveCommandLine, pictures: ReportPictures) {
    self.report = report
    self.approval = approval
    self.pictures = pictures
  }

  /// The text of the file.
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

  /// The elements with the pictures' data, by digest.
  private var embedded: String {
    var text = ""
    for (digest, bytes) in pictures.embedded {
      text += PageMarkup.pictureStart(id: "p\(digest)")
      text += String(decoding: bytes.withUnsafeBytes { Base64.encode($0) }, as: UTF8.self)
      text += PageMarkup.pictureEnd
    }
    return text
  }

  /// The styles and scripts. Pictures come from the page and the files beside it; swatches have style attributes.
  private static let code = PageCode(
    styles: [PageCode.shared.style, PackageResources.report_css],
    scripts: [
      PageCode.shared.script, PackageResources.report_pictures_js, PackageResources.report_panes_js,
      PackageResources.report_viewer_js, PackageResources.report_list_js, PackageResources.report_approve_js,
      PackageResources.report_keys_js, PackageResources.report_address_js,
    ], images: "data: 'self' file:", hasStyledElements: true)
}
