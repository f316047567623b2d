/// The conversion from a picture's samples to sRGB, and notes about it.
struct PictureColor: Sendable {
  enum Conversion: Sendable {
    case matrix(MatrixConversion)
    case tables(LittleCMS.Conversion)
  }

  /// The conversion; nil for a picture that is read as sRGB.
  var conversion: Conversion?

  /// Faults, and colours that are not converted, in words for people.
  var notes: [String] = []

  static let sRGB = PictureColor()

  /// The kinds of colour that a picture can have, apart from alpha.
  enum Components { case grey, rgb, inks }

  /// The version of Little CMS, if it does the conversion rather than NavReel itself.
  var library: String? {
    if case .tables? = conversion { return LittleCMS.version }
    return nil
  }

  /// Creates the conversion of a profile.
  ///
  /// - Parameters:
  ///   - profile: An ICC profile; nil if it could not be read from its file.
  ///   - place: Its place in the file, such as `iCCP`.
  init(profile: [UInt8]?, place: String, of components: Components) {
    func read(_ bytes: [UInt8]) throws(ICCProfile.Fault) -> ICCProfile {
      let result = bytes.withUnsafeBytes { raw in
        Result { () throws(ICCProfile.Fault) in try ICCProfile.read(raw) }
      }
      return try result.get()
    }
    do throws(ICCProfile.Fault) {
      guard let profile else {
        throw ICCProfile.Fault(words: "it cannot be unpacked, or has more than \(ICCProfile.longest >> 20) MiB")
      }
      switch (try read(profile), components) {
      case (.matrix(let curves, let toXYZ), .rgb), (.matrix(let curves, let toXYZ), .grey):
        conversion = MatrixConversion(curves: curves, toXYZ: toXYZ).map { .matrix($0) }
      case (.grey(let curve), .grey): conversion = MatrixConversion(grey: curve).map { .matrix($0) }
      case (.tables(let inks), let kind) where inks == (kind == .inks):
        guard let tables = LittleCMS.Conversion(profile: profile, inks: inks) else {
          throw ICCProfile.Fault(words: "Little CMS cannot use its tables")
        }
        conversion = .tables(tables)
      case (.highDynamicRange(let name), _):
        notes.append("colour profile (\(place)): \(CodePoints.notConverted(name)): read as sRGB")
      default: throw ICCProfile.Fault(words: "it is for pictures of other colours")
      }
    } catch { notes.append("colour profile (\(place)) is broken: \(error.words): read as sRGB") }
  }

  init(conversion: Conversion? = nil, notes: [String] = []) {
    (self.conversion, self.notes) = (conversion, notes)
  }

  /// Converts straight pixels in place.
  func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    switch conversion {
    case .matrix(let matrix): matrix.convert(pixels)
    case .tables(let tables): tables.convert(pixels)
    case nil: break
    }
  }

  /// Converts straight pixels of 16 bits a sample in place.
  func convert(_ pixels: UnsafeMutableBufferPointer<UInt64>) {
    switch conversion {
    case .matrix(let matrix): matrix.convert(pixels)
    case .tables(let tables): tables.convert(pixels)
    case nil: break
    }
  }
}
