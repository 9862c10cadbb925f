import Testing
import ViewKit

@Suite("Spring")
struct SpringTests {
  @Test("a spring comes to rest, from both sides, with and without a push", arguments: [600.0, -600, 0], [0.0, 3_000])
  func settles(value: Double, velocity: Double) {
    var spring = Spring(value: value, velocity: velocity)
    var seconds = 0.0
    while !spring.isAtRest, seconds < 5 {
      spring.advance(by: 1.0 / 60)
      seconds += 1.0 / 60
    }
    #expect(spring.isAtRest)
    #expect(seconds < 1.2)
  }

  @Test("the motion depends on the time, not on the number of frames")
  func frameRate() {
    var coarse = Spring(value: 500)
    var fine = Spring(value: 500)
    for _ in 0..<12 { coarse.advance(by: 1.0 / 40) }
    for _ in 0..<72 { fine.advance(by: 1.0 / 240) }
    // At most one fixed step apart, by rounding.
    #expect(abs(coarse.value - fine.value) < 1 + abs(fine.velocity) / 400)
  }

  @Test("a critically damped spring does not overshoot; a loose one does a little")
  func overshoot() {
    var critical = Spring(value: 100, damping: 1)
    var loose = Spring(value: 100)
    var lowest = (critical: 0.0, loose: 0.0)
    for _ in 0..<200 {
      critical.advance(by: 1.0 / 120)
      loose.advance(by: 1.0 / 120)
      lowest = (min(lowest.critical, critical.value), min(lowest.loose, loose.value))
    }
    #expect(lowest.critical > -0.1)
    #expect(lowest.loose < 0 && lowest.loose > -3)
  }

  @Test("time that stands still or goes back moves nothing; a long stall counts as half a second")
  func oddTimes() {
    var spring = Spring(value: 100)
    spring.advance(by: 0)
    spring.advance(by: -1)
    spring.advance(by: .nan)
    #expect(spring.value == 100)
    var stalled = Spring(value: 100)
    stalled.advance(by: 1e9)
    var half = Spring(value: 100)
    half.advance(by: 0.5)
    #expect(stalled.value == half.value)
  }
}
