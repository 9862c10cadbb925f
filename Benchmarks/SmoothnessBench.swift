import BrowserDriver

/// How even the frames of the page are while a person scrolls, on processors as fast as this one, and four and six times
/// slower.
///
/// The month is scrolled by a wheel and by a finger, the hours of a week by a wheel, all with events of a real input. The
/// ideal is the interval of frames in which nothing happens, in the same page.
enum SmoothnessBench {
  static func run(_ browser: Browser, _ report: inout Report) async throws {
    let (port, serving) = try await BrowserBench.serve(10_000)
    defer { serving.cancel() }
    let page = try await BrowserBench.open(browser, port, 10_000, path: BenchSite.calendarPath, reducesMotion: false)
    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1])
    try await page.js(BrowserFigures.opening)
    try await page.js(BrowserFigures.quiet)
    try await page.js("bench.watch()")
    try await page.js("(async () => { for (let index = 0; index < 120; index += 1) await bench.frame(); })()")
    let idle = try await page.js("bench.intervals()", as: [Double].self)
    let ideal = Yardstick(name: "an idle frame", microseconds: value(idle, at: 0.5) * 1000)
    for slowness in [1, 4, 6] {
      for motion in Motion.allCases {
        let intervals = try await intervals(of: motion, slowness, page)
        let name = "frame interval, \(motion.rawValue), processor / \(slowness)"
        report.add("\(name), median", value(intervals, at: 0.5), .milliseconds, against: ideal)
        report.add("\(name), 95 %", value(intervals, at: 0.95), .milliseconds, against: ideal)
      }
    }
    await page.close()
  }

  private enum Motion: String, CaseIterable {
    case monthsByWheel = "months by wheel"
    case monthsByFinger = "months by finger"
    case hoursByWheel = "hours by wheel"

    var level: String { self == .hoursByWheel ? "week" : "month" }
  }

  /// The milliseconds from frame to frame during a motion.
  private static func intervals(of motion: Motion, _ slowness: Int, _ page: BrowserPage) async throws -> [Double] {
    try await page.js("bench.host.goTo('2025-06-15'), bench.host.level = '\(motion.level)'")
    try await page.js(BrowserFigures.quiet)
    try await page.call("Emulation.setCPUThrottlingRate", ["rate": .number(Double(slowness))])
    try await page.js("bench.watch()")
    switch motion {
    case .monthsByWheel: try await wheel(page, by: 4500, speed: 1500)
    case .monthsByFinger:
      for _ in 0..<6 { try await page.swipe(x: 640, y: 700, by: 500, seconds: 0.25) }
    case .hoursByWheel:
      for index in 0..<6 { try await wheel(page, by: index % 2 == 0 ? -400 : 400, speed: 800) }
    }
    let intervals = try await page.js("bench.intervals()", as: [Double].self)
    try await page.call("Emulation.setCPUThrottlingRate", ["rate": 1])
    return intervals
  }

  /// Turns a wheel over the calendar, down if the distance is positive.
  ///
  /// - Parameter speed: in points a second.
  private static func wheel(_ page: BrowserPage, by distance: Double, speed: Double) async throws {
    try await page.call(
      "Input.synthesizeScrollGesture",
      [
        "x": 640, "y": 500, "yDistance": .number(-distance), "speed": .number(speed), "gestureSourceType": "mouse",
        "preventFling": true,
      ])
  }

  private static func value(_ list: [Double], at part: Double) -> Double {
    list.isEmpty ? 0 : list.sorted()[min(list.count - 1, Int(part * Double(list.count)))]
  }
}
