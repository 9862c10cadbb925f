import TestSupport
import Testing
import ViewKit

struct ScrollPhysicsTests {
  @Test("a fling slows down and rests where the integral of the decay says", arguments: [300.0, -1200, 8000])
  func decay(velocity: Double) {
    var motion = ScrollPhysics(position: 0, velocity: velocity)
    let bounds = -100_000.0...100_000.0
    var last = abs(motion.velocity)
    var seconds = 0.0
    while !motion.isAtRest(in: bounds), seconds < 20 {
      motion.advance(by: 1.0 / 60, in: bounds)
      #expect(abs(motion.velocity) <= last)
      last = abs(motion.velocity)
      seconds += 1.0 / 60
    }
    #expect(seconds < 6)
    #expect(abs(motion.position - ScrollPhysics.restingPosition(from: 0, velocity: velocity)) < 5 + abs(velocity) / 200)
  }

  @Test("frames of any length give the same offset")
  func steps() {
    var slow = ScrollPhysics(position: 10, velocity: 2000)
    var fast = slow
    for _ in 0..<30 { slow.advance(by: 1.0 / 30, in: 0...500) }
    for _ in 0..<240 { fast.advance(by: 1.0 / 240, in: 0...500) }
    #expect(abs(slow.position - fast.position) < 5)
  }

  @Test("beyond its ends content is drawn back to the end, and rests there", arguments: [-80.0, 580])
  func bounce(position: Double) {
    var motion = ScrollPhysics(position: position, velocity: 0)
    var excess = 80.0
    for _ in 0..<60 {
      motion.advance(by: 1.0 / 60, in: 0...500)
      let now = max(-motion.position, motion.position - 500, 0)
      #expect(now <= excess)
      excess = now
    }
    #expect(motion.isAtRest(in: 0...500))
    #expect(abs(motion.position - (position < 0 ? 0 : 500)) < 0.01)
  }

  @Test("a fling over the end goes a little beyond it and comes back to it")
  func overshoot() {
    var motion = ScrollPhysics(position: 400, velocity: 5000)
    var farthest = 0.0
    for _ in 0..<240 {
      motion.advance(by: 1.0 / 60, in: 0...500)
      farthest = max(farthest, motion.position)
    }
    #expect(farthest > 510 && farthest < 1000)
    #expect(abs(motion.position - 500) < 0.01)
  }

  @Test("content pulled beyond its end follows less and less, never farther than the length of the view")
  func rubberBand() {
    var last = 0.0
    for pull in stride(from: 1.0, through: 5000, by: 50) {
      let shown = -ScrollPhysics.rubberBand(-pull, in: 0...100, extent: 300)
      #expect(shown > last && shown < pull && shown < 300)
      #expect(ScrollPhysics.rubberBand(100 + pull, in: 0...100, extent: 300) == 100 + shown)
      last = shown
    }
    #expect(ScrollPhysics.rubberBand(50, in: 0...100, extent: 300) == 50)
    #expect(ScrollPhysics.rubberBand(-50, in: 0...0, extent: 0) == 0)
  }

  @Test("numbers that are not finite are harmless")
  func nonsense() {
    var motion = ScrollPhysics(position: .nan, velocity: .infinity)
    motion.advance(by: .infinity, in: 0...1)
    motion.advance(by: -1, in: 0...1)
    #expect(motion.position.isFinite && motion.velocity.isFinite)
  }
}
