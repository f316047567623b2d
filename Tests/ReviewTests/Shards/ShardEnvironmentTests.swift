import NavReel
import Testing

@testable import NavReelReview

/// The shards given by the environments of CI systems.
@Suite struct ShardEnvironmentTests {
  /// Returns a shard such as `2/4`, or the fault.
  private func answer(_ environment: [String: String], of count: Int? = nil) -> String {
    do throws(ShardEnvironment.Fault) {
      let shard = try ShardEnvironment.shard(count: count) { environment[$0] }
      return "\(shard.index)/\(shard.count)"
    } catch { return error.description }
  }

  @Test func eachSystemCountsInItsOwnWay() {
    let slurm = ["SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "4"]
    #expect(answer(slurm.merging(["SLURM_ARRAY_TASK_STEP": "2"]) { $1 }) == "3/4")
    #expect(answer(["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "4"]) == "1/4")
    #expect(answer(["JOB_COMPLETION_INDEX": "0"], of: 3) == "1/3")
    #expect(answer(["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"]) == "3/3")
    #expect(answer(["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2"]) == "1/2")
    #expect(answer(["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"]) == "2/2")
    #expect(answer(["CI_NODE_INDEX": "", "JOB_COMPLETION_INDEX": "1"], of: 2) == "2/2", "an empty text is not set")
  }

  @Test func twoThatAgreeAreOneAndOthersAreRefused() {
    let both = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"]
    #expect(answer(both) == "2/3")
    #expect(
      answer(both.merging(["CI_NODE_INDEX": "1"]) { $1 })
        == "CI_NODE_INDEX says part 1 of 3, and CIRCLE_NODE_INDEX says part 2 of 3; give I/N")
  }

  @Test(
    arguments: [
      ([:], nil, "none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, CI_NODE_INDEX"),
      (["JOB_COMPLETION_INDEX": "1"], nil, "Kubernetes does not tell how many parts there are; give auto/N"),
      (["CI_NODE_INDEX": "1"], nil, "CI_NODE_TOTAL is not set; give auto/N"),
      (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], nil, "CI_NODE_INDEX is 4, which is none of 3 parts from 1 on"),
      (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], nil, "CI_NODE_INDEX is 0, which is none"),
      (["JOB_COMPLETION_INDEX": "3"], 3, "which is none of 3 parts from 0 on"),
      (["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "3"], nil, "CI_NODE_INDEX: expected a whole number, got \"one\""),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], 4, "CI_NODE_TOTAL is 3, and auto/4 says otherwise"),
      (
        ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "3"], nil,
        "SLURM_ARRAY_TASK_ID is set and SLURM_ARRAY_TASK_MIN is not"
      ),
      (
        [
          "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "3",
          "SLURM_ARRAY_TASK_STEP": "2",
        ], nil, "none of 3 parts from 1 on in steps of 2"
      ),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"], nil, "which is none of 0 parts"),
      (["CIRCLE_NODE_INDEX": "-9223372036854775808", "CIRCLE_NODE_TOTAL": "1"], nil, "which is none of 1 parts"),
    ] as [([String: String], Int?, String)])
  func whatCannotBeIsSaid(environment: [String: String], count: Int?, words: String) {
    #expect(answer(environment, of: count).contains(words), "\(answer(environment, of: count))")
  }
}
