import CNavReelLCMS

/// Little CMS, for profiles whose colours are tables. No other file calls the library.
enum LittleCMS {
  /// The library's version, such as `2.14`.
  static let version: String = {
    let number = Int(cmsGetEncodedCMMversion())
    return "\(number / 1000).\(number % 1000 / 10)"
  }()

  /// A conversion from a profile's colours to sRGB, with perceptual intent.
  final class Conversion: @unchecked Sendable {
    // Without a cache, a transform is never modified after its creation, so threads can share it.
    private let transform: cmsHTRANSFORM

    /// The transform for 16 bits per sample; nil for inks, which have no such pictures.
    private let deepTransform: cmsHTRANSFORM?
    private let inks: Bool

    /// Creates a conversion, or returns nil if Little CMS cannot use the profile.
    ///
    /// - Parameter inks: True for the four inks of a JPEG, where 255 means no ink.
    init?(profile: [UInt8], inks: Bool) {
      guard let source = profile.withUnsafeBytes({ cmsOpenProfileFromMem($0.baseAddress, cmsUInt32Number($0.count)) })
      else { return nil }
      defer { cmsCloseProfile(source) }
      guard let target = cmsCreate_sRGBProfile() else { return nil }
      defer { cmsCloseProfile(target) }
      func make(_ from: cmsUInt32Number, _ to: cmsUInt32Number) -> cmsHTRANSFORM? {
        let flags = cmsUInt32Number(cmsFLAGS_NOCACHE) | (inks ? 0 : cmsUInt32Number(cmsFLAGS_COPY_ALPHA))
        return cmsCreateTransform(source, from, target, to, cmsUInt32Number(INTENT_PERCEPTUAL), flags)
      }
      guard let transform = make(inks ? CLCMS_INVERTED_CMYK_8 : CLCMS_RGBA_8, CLCMS_RGBA_8) else { return nil }
      self.transform = transform
      deepTransform = inks ? nil : make(CLCMS_RGBA_16, CLCMS_RGBA_16)
      self.inks = inks
      guard inks || deepTransform != nil else { return nil }
    }

    deinit {
      cmsDeleteTransform(transform)
      if let deepTransform { cmsDeleteTransform(deepTransform) }
    }

    func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
      cmsDoTransform(transform, pixels.baseAddress, pixels.baseAddress, cmsUInt32Number(pixels.count))
      guard inks else { return }
      // The last ink is where alpha belongs.
      for i in 0..<pixels.count { pixels[i] |= 0xFF00_0000 }
    }

    func convert(_ pixels: UnsafeMutableBufferPointer<UInt64>) {
      guard let deepTransform else { return }
      cmsDoTransform(deepTransform, pixels.baseAddress, pixels.baseAddress, cmsUInt32Number(pixels.count))
    }
  }
}
