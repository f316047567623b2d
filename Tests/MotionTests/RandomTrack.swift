import NavReelMotion
import NavReelTestSupport

extension Track where Value == Double {
  /// Returns a linear track of random numbers in −10…10 at ascending inputs.
  static func random(keys count: Int, using random: inout SeededGenerator) -> Track {
    var input = 0.0
    var keys: [Key] = []
    for _ in 0..<count {
      input += Double.random(in: 0.05...1, using: &random)
      keys.append(Key(input, Double.random(in: -10...10, using: &random)))
    }
    return Track(keys: keys)
  }
}
