/// Colours and how often they occur. Beyond a limit, similar colours are counted together, as their mean.
struct ColorTally: Sendable {
  struct Cell: Sendable {
    var count: UInt64 = 0
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0

    /// The mean of the cell's colours.
    var color: UInt32 {
      func byte(_ sum: UInt64) -> UInt32 { UInt32((2 * sum + count) / (2 * count)) }
      return byte(red) | byte(green) << 8 | byte(blue) << 16 | 0xFF00_0000
    }
  }

  /// The number of colours that are counted separately.
  static var limit: Int { 1 << 13 }

  /// The keys of an open-addressing table of cells; 0 is free.
  private var keys: [UInt32]
  private var places: [Cell]
  private(set) var count = 0

  /// The number of low bits of each component that are ignored when comparing colours.
  private(set) var dropped: UInt32

  /// - Parameter colors: The least number of colours; if they exceed the limit, similar ones are merged at once.
  init(expecting colors: Int = 0) {
    dropped = colors > ColorTally.limit ? 1 : 0
    let capacity = colors > 256 ? ColorTally.limit * 2 : 1 << 10
    keys = Array(repeating: 0, count: capacity)
    places = Array(repeating: Cell(), count: capacity)
  }

  private var mask: UInt32 {
    let byte: UInt32 = 0xFF & (0xFF << dropped)
    return byte | byte << 8 | byte << 16 | 0xFF00_0000
  }

  /// The cells, in an order that depends only on the colours and the order in which they were added.
  var cells: [Cell] { places.indices.filter { keys[$0] != 0 }.map { places[$0] } }

  mutating func add(_ color: UInt32, _ n: UInt32) {
    let n = UInt64(n)
    add(
      color,
      Cell(
        count: n, red: n * UInt64(color & 255), green: n * UInt64(color >> 8 & 255), blue: n * UInt64(color >> 16 & 255)
      ))
  }

  mutating func add(_ other: ColorTally) {
    while dropped < other.dropped { coarsen() }
    for i in other.keys.indices where other.keys[i] != 0 { add(other.keys[i], other.places[i]) }
  }

  private mutating func add(_ color: UInt32, _ cell: Cell) {
    let key = color & mask
    var at = ColorTally.place(key, of: keys.count)
    while keys[at] != 0 && keys[at] != key { at = (at + 1) & (keys.count - 1) }
    if keys[at] == 0 {
      if count >= ColorTally.limit {
        coarsen()
        return add(color, cell)
      }
      if 2 * count >= keys.count {
        rebuild(keys.count * 2)
        return add(color, cell)
      }
      keys[at] = key
      count += 1
    }
    places[at].count += cell.count
    places[at].red += cell.red
    places[at].green += cell.green
    places[at].blue += cell.blue
  }

  /// Returns the first place to look for a key. Two products with a fold between them make each bit of the place depend
  /// on every bit of the key, because a film's colours differ in few bits.
  ///
  /// - Parameter capacity: A power of two, at least 2.
  static func place(_ key: UInt32, of capacity: Int) -> Int {
    let product = key &* 0x9E37_79B1
    return Int(((product ^ product &>> 15) &* 0x85EB_CA77) &>> UInt32(32 - capacity.trailingZeroBitCount))
  }

  private mutating func coarsen() {
    dropped += 1
    rebuild(keys.count)
  }

  private mutating func rebuild(_ capacity: Int) {
    let (oldKeys, oldPlaces) = (keys, places)
    keys = Array(repeating: 0, count: capacity)
    places = Array(repeating: Cell(), count: capacity)
    count = 0
    for i in oldKeys.indices where oldKeys[i] != 0 { add(oldKeys[i], oldPlaces[i]) }
  }
}
