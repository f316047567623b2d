import NavReelCodecs
import NavReelDrawing
import NavReelMotion
import Synchronization

/// Writes drawings into one animation file. Equal neighbours become one frame.
final class AnimationSink<Encoder: AnimationEncoder>: FrameSink {
  /// The duration of each frame of the film, in seconds.
  private let durations: FrameDurations
  private let encoder: Encoder
  private let file: FileWriter
  private let state: Mutex<State>

  private struct State {
    var encoder: Encoder

    /// A frame whose duration may still grow.
    var pending: (part: Encoder.Part, duration: Fraction)?
  }

  init(_ encoder: Encoder, durations: FrameDurations, file: FileWriter) {
    self.encoder = encoder
    self.durations = durations
    self.file = file
    state = Mutex(State(encoder: encoder))
  }

  var needsPrevious: Bool { true }

  func take(_ frame: DrawnFrame) -> @Sendable () throws -> Void {
    let duration = durations.sum(of: frame.frames)
    guard !frame.changed.isEmpty else {
      return { [self] in
        state.withLock { state in
          if let pending = state.pending { state.pending?.duration = pending.duration.addingOrRounding(duration) }
        }
      }
    }
    let part = encoder.encode(frame.pixmap, over: frame.previous, changed: frame.changed)
    return { [self] in
      try state.withLock { state in
        try flush(&state)
        state.pending = (part, duration)
      }
    }
  }

  func finish() throws {
    try state.withLock { state in
      try flush(&state)
      let ending = state.encoder.finish()
      try file.write(ending.bytes)
      for correction in ending.corrections { try file.write(correction.bytes, at: correction.offset) }
    }
    try file.finish()
  }

  func abandon() { file.abandon() }

  private func flush(_ state: inout State) throws {
    guard let pending = state.pending else { return }
    state.pending = nil
    for run in state.encoder.appendRuns(pending.part, duration: pending.duration) {
      for _ in 0..<run.count { try file.write(run.bytes) }
    }
  }
}
