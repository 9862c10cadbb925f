import Almanac
import Testing

@testable import WebHost

@Suite("The position of a calendar between two engines")
struct PositionTests {
  @Test("WK-176: a new engine is brought back to level, place, focus and selection of the one before")
  func restoring() throws {
    let first = try Self.session()
    first.calendar?.send(.setLevel(.week, around: DayNumber(20_800), animated: false))
    first.tick(now: 2)
    first.calendar?.send(.setSelection(DaySelection(DayNumber(20_801))))
    first.tick(now: 3)
    let text = try Self.position(of: first)
    #expect(text.hasPrefix("2 "))
    let second = try Self.session()
    #expect(try Self.position(of: second) != text)
    #expect(second.restore(Self.numbers(text)))
    second.tick(now: 2)
    let (old, new) = (try #require(first.calendar), try #require(second.calendar))
    #expect(new.state.level == .week)
    #expect(new.state.selection == old.state.selection)
    #expect(new.state.focusedDay == old.state.focusedDay)
    #expect(new.presented == old.presented)
  }

  @Test("WK-176: numbers that are no position change nothing", arguments: ["", "9 1 0 0 1000 1 0", "1 2 3", "x"])
  func wrong(text: String) throws {
    let session = try Self.session()
    let before = try Self.position(of: session)
    #expect(!session.restore(Self.numbers(text)))
    #expect(try Self.position(of: session) == before)
  }

  private static func session() throws -> WebSession {
    let session = WebSession(port: RecordingPort())
    try #require(session.setToday("2026-11-21"))
    session.start(size: Size(width: 700, height: 600), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    return session
  }

  private static func position(of session: WebSession) throws -> String {
    session.postPosition()
    let port = try #require(session.port as? RecordingPort)
    return try #require(port.last(.position)?.first)
  }

  private static func numbers(_ text: String) -> OptionValue {
    OptionValue(
      bytes: text.split(separator: " ").flatMap { part in
        let bits = (Double(part) ?? .nan).bitPattern
        return (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
      })
  }
}
