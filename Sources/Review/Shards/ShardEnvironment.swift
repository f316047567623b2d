public import NavReel

/// Reads from the environment which part of a job array or a parallel build this process is.
public enum ShardEnvironment {
  /// A system that runs a job in several parts, and the environment variables that describe a part.
  public struct System: Hashable, Sendable {
    /// The name in messages: `Slurm`.
    public let name: String

    /// The variable with the part's number.
    public let index: String

    /// The number of the first part, or the variable that holds it.
    let first: First

    /// The variable with the distance from one number to the next; nil if it is 1.
    var step: String?

    /// The variable with the number of parts; nil if the system has none.
    public let count: String?

    enum First: Hashable, Sendable {
      case number(Int)
      case variable(String)
    }
  }

  /// The supported systems, in the order of the documentation.
  public static let systems = [
    System(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", first: .variable("SLURM_ARRAY_TASK_MIN"),
      step: "SLURM_ARRAY_TASK_STEP", count: "SLURM_ARRAY_TASK_COUNT"),
    System(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: .number(0), count: nil),
    System(name: "GitLab", index: "CI_NODE_INDEX", first: .number(1), count: "CI_NODE_TOTAL"),
    System(name: "CircleCI", index: "CIRCLE_NODE_INDEX", first: .number(0), count: "CIRCLE_NODE_TOTAL"),
    System(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: .number(0), count: "BUILDKITE_PARALLEL_JOB_COUNT"),
  ]

  /// An error for an environment that does not determine the part, in one line.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The variables that contradict each other or are missing, and the option to use instead.
    public let description: String
  }

  /// Returns the part that the environment describes.
  ///
  /// - Parameters:
  ///   - count: the number of parts, if known.
  ///   - value: returns the value of a variable; nil for one that is not set.
  public static func shard(count: Int? = nil, _ value: (String) -> String?) throws(Fault) -> Shard {
    var found: (shard: Shard, system: System)?
    for system in systems {
      guard let shard = try shard(system, count, value) else { continue }
      if let found, found.shard != shard {
        throw Fault(
          description: "\(found.system.index) says part \(found.shard.index) of \(found.shard.count), and "
            + "\(system.index) says part \(shard.index) of \(shard.count); give I/N")
      }
      found = found ?? (shard, system)
    }
    guard let found else {
      throw Fault(
        description: "none of \(systems.map(\.index).joined(separator: ", ")) is set, so the part is not known; "
          + "give I/N")
    }
    return found.shard
  }

  /// Returns the part that a system describes; nil if the system does not run this process.
  private static func shard(
    _ system: System, _ given: Int?, _ value: (String) -> String?
  ) throws(Fault) -> Shard? {
    guard let number = try number(system.index, value) else { return nil }
    let first: Int
    switch system.first {
    case .number(let known): first = known
    case .variable(let name):
      guard let known = try self.number(name, value) else {
        throw Fault(description: "\(system.index) is set and \(name) is not; give I/N")
      }
      first = known
    }
    let step = try system.step.flatMap { (name) throws(Fault) in try self.number(name, value) } ?? 1
    let told = try system.count.flatMap { (name) throws(Fault) in try self.number(name, value) }
    if let given, let told, let name = system.count, given != told {
      throw Fault(description: "\(name) is \(told), and auto/\(given) says otherwise; leave one of them out")
    }
    guard let count = given ?? told else {
      let reason = system.count.map { "\($0) is not set" } ?? "\(system.name) does not tell how many parts there are"
      throw Fault(description: "\(system.index) is set and \(reason); give auto/N")
    }
    let (distance, overflow) = number.subtractingReportingOverflow(first)
    guard !overflow, step >= 1, distance >= 0, distance % step == 0, distance / step < count,
      let shard = Shard(index: distance / step + 1, count: count)
    else {
      throw Fault(
        description: "\(system.index) is \(number), which is none of \(count) parts from \(first) on"
          + (step == 1 ? "" : " in steps of \(step)") + "; give I/N")
    }
    return shard
  }

  private static func number(_ name: String, _ value: (String) -> String?) throws(Fault) -> Int? {
    guard let text = value(name), !text.isEmpty else { return nil }
    guard let number = Int(text) else {
      throw Fault(description: "\(name): expected a whole number, got \"\(text)\"")
    }
    return number
  }
}
