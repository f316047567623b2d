/// Memory for the hot loops of one frame: not cleared, not bounds-checked, freed with its owner.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ count: Int) {
    self.count = count
    base = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
  }

  init(_ count: Int, filledWith element: Element) {
    self.init(count)
    base.initialize(repeating: element, count: count)
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }
}
