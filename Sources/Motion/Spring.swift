import NavReelElementaryFunctions

/// A damped spring that moves something from a start to a goal.
///
/// The remaining distance runs from 1 to 0; time is in seconds. The solution is closed-form, so you can ask for any
/// instant directly.
///
///     Spring.navigation.progress(at: 0.1)  // 0.5448
public struct Spring: Hashable, Sendable {
  /// ω₀, the frequency without damping, in radians per second. Greater than zero.
  public let angularFrequency: Double

  /// ζ: 0 never settles, below 1 overshoots, 1 is critical, above 1 creeps. At least zero.
  public let dampingRatio: Double

  /// The speed at the start, in total distances per second; positive towards the goal.
  public let initialVelocity: Double

  /// The spring of a push or pop: mass 3, stiffness 1000, damping 500, clamped to critical.
  public static let navigation = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// Creates a spring. Invalid parameters are a programmer error; scene input is checked while decoding.
  public init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    precondition(angularFrequency > 0 && angularFrequency.isFinite, "a spring's frequency is positive and finite")
    precondition(dampingRatio >= 0 && dampingRatio.isFinite, "a spring's damping ratio is not negative, and finite")
    precondition(initialVelocity.isFinite, "a spring's velocity is finite")
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from its `response`: the duration of one undamped oscillation, in seconds, above zero.
  public init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// Creates a spring from its physical constants; mass and stiffness must be above zero.
  ///
  /// Damping above critical is lowered to critical unless `allowsOverdamping`, as in UIKit, whose navigation spring (3,
  /// 1000, 500) would otherwise be only 63 % of the way after half a second.
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false
  ) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(), dampingRatio: allowsOverdamping ? ratio : min(ratio, 1),
      initialVelocity: initialVelocity)
  }

  /// The stiffness of the same spring with a mass of 1.
  public var stiffness: Double { angularFrequency * angularFrequency }

  /// The damping of the same spring with a mass of 1.
  public var damping: Double { 2 * dampingRatio * angularFrequency }

  /// Returns the remaining distance: 1 at time 0 and before, below 0 while the spring overshoots.
  public func remaining(at time: Double) -> Double {
    guard time > 0 else { return 1 }
    let (c, s) = modes(at: time)
    return c + (decay - initialVelocity) * s
  }

  /// Returns the distance covered, 1 − ``remaining(at:)``.
  public func progress(at time: Double) -> Double { 1 - remaining(at: time) }

  /// Returns the speed of the progress, in total distances per second; up to time 0 it is the initial velocity.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    let (c, s) = modes(at: time)
    return initialVelocity * c + (stiffness - decay * initialVelocity) * s
  }

  /// ζω₀, the rate at which oscillations die away.
  var decay: Double { dampingRatio * angularFrequency }

  /// The frequency √|1 − ζ²|·ω₀ of the oscillation, or of the hyperbolic pair above critical damping.
  var swing: Double { angularFrequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

  /// Returns the two solutions of u″ + 2ζω₀u′ + ω₀²u = 0 that start as (1, −ζω₀) and (0, 1):
  /// e^(−ζω₀t)·cos ωt and e^(−ζω₀t)·sin ωt / ω, their limits at critical damping, cosh and sinh above it.
  private func modes(at t: Double) -> (cosine: Double, sine: Double) {
    if dampingRatio < 1 { return underdamped(at: t) }
    if dampingRatio > 1 { return overdamped(at: t) }
    let e = ElementaryFunctions.exp(-angularFrequency * t)
    return (e, t * e)
  }

  private func underdamped(at t: Double) -> (Double, Double) {
    let e = ElementaryFunctions.exp(-decay * t)
    let w = swing
    let (s, c) = ElementaryFunctions.sinCos(min(w * t, .greatestFiniteMagnitude))
    return (e * c, e * s / w)
  }

  /// Writes cosh and sinh as two decaying exponentials, so that nothing overflows; for small angles both are series, so
  /// that nothing cancels near critical damping.
  private func overdamped(at t: Double) -> (Double, Double) {
    let w = swing
    let angle = w * t
    if angle < 0.25 {
      let e = ElementaryFunctions.exp(-decay * t)
      let q = angle * angle
      let cosh = 1 + q / 2 * (1 + q / 12 * (1 + q / 30 * (1 + q / 56 * (1 + q / 90))))
      let sinhOverAngle = 1 + q / 6 * (1 + q / 20 * (1 + q / 42 * (1 + q / 72 * (1 + q / 110))))
      return (e * cosh, e * sinhOverAngle * t)
    }
    let slow = ElementaryFunctions.exp(-stiffness / (decay + w) * t)
    let fast = ElementaryFunctions.exp(-(decay + w) * t)
    return ((slow + fast) / 2, (slow - fast) / (2 * w))
  }
}
