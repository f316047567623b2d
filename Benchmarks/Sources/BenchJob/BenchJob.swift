import ReferenceJobs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `bench-job j1|j2 INPUTS FOLDER [JOBS] [fast|balanced|small]`: one reference job, drawn and written, for timing
/// from outside. INPUTS holds `Regular.ttf`, `Bold.ttf` and `photo.png`.
@main
struct BenchJob {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 3, ["j1", "j2"].contains(words[0]) else {
      print("usage: bench-job j1|j2 INPUTS FOLDER [JOBS] [fast|balanced|small]")
      exit(2)
    }
    do {
      let inputs = try JobInputs(folder: words[1])
      let job: any ReferenceJob = words[0] == "j1" ? PushJob(inputs) : ZoomJob(inputs)
      try job.write(
        to: words[2], jobs: words.count > 3 ? Int(words[3]) : nil, effort: words.count > 4 ? words[4] : nil)
    } catch {
      print("\(error)")
      exit(2)
    }
  }
}
