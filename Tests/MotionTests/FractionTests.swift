import NavReelMotion
import Testing

@Suite struct FractionTests {
  @Test func fractionsAreReducedWithTheSignOnTop() {
    #expect(Fraction(6, -4).numerator == -3)
    #expect(Fraction(6, -4).denominator == 2)
    #expect(Fraction(0, 17) == .zero)
    #expect(Fraction(60_000, 2002) == Fraction(30_000, 1001))
  }

  @Test func arithmeticIsExact() {
    #expect(Fraction(1, 3) + Fraction(1, 6) == Fraction(1, 2))
    #expect(Fraction(1, 3) - Fraction(1, 2) == Fraction(-1, 6))
    #expect(Fraction(2, 3) * Fraction(9, 4) == Fraction(3, 2))
    #expect(Fraction(2, 3) / Fraction(-4, 9) == Fraction(-3, 2))
    let frame = Fraction(1) / Fraction(30_000, 1001)
    #expect((0..<30_000).reduce(Fraction.zero) { sum, _ in sum + frame } == Fraction(1001))
  }

  @Test func orderIsThatOfTheNumbers() {
    #expect(Fraction(1, 3) < Fraction(1, 2))
    #expect(Fraction(-1, 2) < Fraction(-1, 3))
    #expect(
      [Fraction(3, 4), Fraction(2, 3), Fraction(5, 7)].sorted() == [Fraction(2, 3), Fraction(5, 7), Fraction(3, 4)])
  }

  @Test(arguments: [
    ("60", 60, 1), ("30000/1001", 30_000, 1001), ("0.1", 1, 10), ("101/30", 101, 30), ("-1.50", -3, 2), ("+2", 2, 1),
    (".5", 1, 2), ("5.", 5, 1), ("1e-3", 1, 1000), ("2.5E2", 250, 1), ("0.5/0.25", 2, 1), ("0", 0, 1),
    ("000000000000000000000007", 7, 1),
  ])
  func textIsRead(text: String, n: Int, d: Int) {
    #expect(Fraction(text) == Fraction(n, d))
  }

  @Test(arguments: [
    "", " ", "1 ", "a", "1/0", "1/", "/2", "1/2/3", "--1", "1.2.3", ".", "-", "e5", "1e", "1e99", "٣", "½", "0x10",
    "NaN", "inf", "1234567890123456789012", "0.00000000000000000000001", "1/1e-18/", "²",
  ])
  func otherTextIsRefused(text: String) {
    #expect(Fraction(text) == nil)
  }

  @Test func textFormReadsBack() {
    for fraction in [Fraction(30_000, 1001), Fraction(-7), Fraction(1, 3)] {
      #expect(Fraction(fraction.description) == fraction)
    }
    #expect(Fraction(30_000, 1001).description == "30000/1001")
    #expect(Fraction(30).description == "30")
  }

  @Test func decimalsOfNumbersAreTakenAsPrinted() {
    #expect(Fraction(decimal: 0.1) == Fraction(1, 10))
    #expect(Fraction(decimal: 0.35) == Fraction(7, 20))
    #expect(Fraction(decimal: 1e-5) == Fraction(1, 100_000))
    #expect(Fraction(decimal: .nan) == nil)
    #expect(Fraction(decimal: .infinity) == nil)
    #expect(Fraction(decimal: 1e300) == nil)
  }

  @Test func resultsThatDoNotFitAreNil() {
    let big = Fraction(Int.max)
    #expect(big.adding(.one) == nil)
    #expect(big.multiplied(by: Fraction(2)) == nil)
    #expect(Fraction.one.divided(by: .zero) == nil)
    #expect(big.multiplied(by: Fraction(1, Int.max)) == .one)
  }

  @Test func framesOfADurationAreCountedUp() {
    let rate = Fraction(60)
    #expect(Fraction(1, 2).dividedRoundingUp(by: .one / rate) == 30)
    #expect(Fraction(5058, 10_000).dividedRoundingUp(by: .one / rate) == 31)
    #expect(Fraction.zero.dividedRoundingUp(by: .one) == 0)
    #expect(Fraction(-3, 2).dividedRoundingUp(by: .one) == -1)
    #expect(Fraction(3).dividedRoundingUp(by: Fraction(1001, 30_000)) == 90)
  }

  @Test func valueIsTheNearestNumber() {
    #expect(Fraction(1, 10).value == 0.1)
    #expect(Fraction(30_000, 1001).value == 30_000.0 / 1001)
  }
}
