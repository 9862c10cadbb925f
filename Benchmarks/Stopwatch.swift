/// Times a piece of work several times over.
enum Stopwatch {
  /// The median over `runs` of the microseconds `work` takes; `prepare` is not counted.
  static func median<State>(runs: Int, prepare: () -> State, _ work: (State) -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let state = prepare()
      let clock = ContinuousClock()
      let time = clock.measure { work(state) }
      times.append(Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
    }
    return times.sorted()[runs / 2]
  }

  /// The microseconds of one piece of work.
  static func once(_ work: () -> Void) -> Double { median(runs: 1, prepare: {}, work) }
}
