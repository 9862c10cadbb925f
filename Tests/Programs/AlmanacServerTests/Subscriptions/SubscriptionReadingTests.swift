import Almanac
import EventStores
import Testing

@testable import AlmanacServer

@Suite("Subscriptions: reading")
struct SubscriptionReadingTests {
  private static let now = Instant(seconds: 1_795_261_440)
  private static let body = Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n".utf8)
  private static let new = Subscription(
    calendar: CalendarID(1), url: "https://example.org/secret", allowsPrivate: false)

  /// A subscription that was read.
  private static var known: Subscription {
    var known = new
    known.tag = "\"1\""
    known.modified = "Sat, 21 Nov 2026 11:44:00 GMT"
    known.lastRead = now - 100
    known.due = now
    return known
  }

  @Test("SY-25: the wait doubles from 15 minutes to a day, and is longer if the server asks for it, up to a week")
  func waits() {
    let minutes = (1...9).map { RefreshSchedule.wait(failures: $0) / 60 }
    #expect(minutes == [15, 30, 60, 120, 240, 480, 960, 1440, 1440])
    for failures in [.min, -1, 0] { #expect(RefreshSchedule.wait(failures: failures) == 900) }
    for failures in [63, 64, 65, .max] { #expect(RefreshSchedule.wait(failures: failures) == 86_400) }
    let asked = [-1, 899, 901, 90_000, .max].map { RefreshSchedule.wait(failures: 1, asked: $0) }
    #expect(asked == [900, 900, 901, 90_000, 7 * 86_400])
  }

  @Test("F-7: a subscription is due from its time on, or if a wrong clock has moved its time far away")
  func due() {
    var subscription = Self.new
    #expect(!RefreshSchedule.isDue(subscription, now: Self.now), "only on request")
    let week: Int64 = 7 * 86_400
    for (seconds, isDue) in [(-1, true), (0, true), (1, false), (week, false), (week + 1, true)] as [(Int64, Bool)] {
      subscription.due = Self.now + seconds
      #expect(RefreshSchedule.isDue(subscription, now: Self.now) == isDue, "\(seconds)")
    }
  }

  @Test("SY-22: the first request has no conditions, the next ones those of the last content")
  func conditions() {
    var request: FetchRequest?
    let first = SubscriptionReading.read(Self.new, now: Self.now) { given throws(FetchError) in
      request = given
      return FetchedResponse(
        status: 200, headers: ["etag": "\"1\"", "last-modified": "Sat, 21 Nov 2026 11:44:00 GMT"], body: Self.body)
    }
    #expect(request == FetchRequest(url: "https://example.org/secret", headers: ["Accept: text/calendar"]))
    var expected = Self.known
    expected.lastRead = Self.now
    expected.due = Self.now + 6 * 3600
    #expect(first.state == expected && first.content?.events.isEmpty == true)
    let second = SubscriptionReading.read(first.state, now: Self.now + 7) { given throws(FetchError) in
      request = given
      return FetchedResponse(status: 304)
    }
    #expect(
      request?.headers == [
        "Accept: text/calendar", "If-None-Match: \"1\"", "If-Modified-Since: Sat, 21 Nov 2026 11:44:00 GMT",
      ])
    expected.lastRead = Self.now + 7
    expected.due = Self.now + 7 + 6 * 3600
    #expect(second.state == expected && second.content == nil)
    let third = SubscriptionReading.read(second.state, now: Self.now) { _ throws(FetchError) in
      FetchedResponse(status: 200, headers: ["etag": String(repeating: "a", count: 1_001)], body: Self.body)
    }
    #expect(third.state.tag == nil && third.state.modified == nil && third.content != nil)
  }

  @Test(
    "SY-26: a failed attempt leaves conditions and the time of the last reading, and names the cause",
    arguments: [
      (404, "", "there is no calendar at this URL (404)"),
      (401, "", "the server does not allow reading the calendar (401)"),
      (500, "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "the server answered with status 500"),
      (204, "", "the server answered with status 204"), (200, "", "the response is empty"),
      (200, "<html>", "the response is a web page, not a calendar"),
      (200, "BEGIN:VCALENDAR\r\n", "the response ends before the end of the calendar"),
      (0, "", "timeout was reached"),
    ])
  func failures(status: Int, body: String, reason: String) {
    var state = Self.known
    for count in 1...3 {
      let result = SubscriptionReading.read(state, now: Self.now) { _ throws(FetchError) in
        if status == 0 { throw FetchError(reason: reason) }
        return FetchedResponse(status: status, headers: ["etag": "\"2\""], body: Array(body.utf8))
      }
      state = result.state
      var expected = Self.known
      expected.failures = count
      expected.error = reason
      expected.due = Self.now + 900 << Int64(count - 1)
      #expect(state == expected && result.content == nil)
    }
    let success = SubscriptionReading.read(state, now: Self.now) { _ throws(FetchError) in FetchedResponse(status: 304)
    }
    #expect(success.state.failures == 0 && success.state.error == nil && success.state.due == Self.now + 6 * 3600)
  }

  @Test("SY-25: a calendar that is gone is not asked for again, and a busy server is left alone as long as it asks")
  func goneAndBusy() {
    let gone = SubscriptionReading.read(Self.known, now: Self.now) { _ throws(FetchError) in
      FetchedResponse(status: 410)
    }
    #expect(gone.state.due == nil && gone.state.error == "there is no calendar at this URL (410)")
    let busy = SubscriptionReading.read(Self.known, now: Self.now) { _ throws(FetchError) in
      FetchedResponse(status: 429, headers: ["retry-after": "7200"])
    }
    #expect(busy.state.due == Self.now + 7200)
    let first = SubscriptionReading.read(Self.new, now: Self.now) { _ throws(FetchError) in
      FetchedResponse(status: 304)
    }
    #expect(first.state.error == "the server answered with status 304", "nothing was asked on a condition")
  }
}
