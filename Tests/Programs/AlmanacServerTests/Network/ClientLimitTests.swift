import HTTPTypes
import HummingbirdCore
import Almanac
import Testing

@testable import AlmanacServer

@Suite("Server: limits for clients")
struct ClientLimitTests {
  @Test("SV-55: more than ten wrong keys in a minute, of an address or for a name, have to wait")
  func wrongKeys() {
    let keys = WrongKeys()
    for _ in 0..<10 { #expect(keys.note(address: "1.2.3.4", name: "Anna", now: Instant(seconds: 100)) == nil) }
    #expect(keys.note(address: "1.2.3.4", now: Instant(seconds: 130)) == 30)
    #expect(keys.note(address: "5.6.7.8", name: "Anna", now: Instant(seconds: 159)) == 1)
    #expect(keys.note(address: "5.6.7.8", name: "Ben", now: Instant(seconds: 159)) == nil)
    #expect(keys.note(address: "1.2.3.4", name: "Anna", now: Instant(seconds: 160)) == nil, "a new minute")
    #expect(keys.note(address: "1.2.3.4", now: Instant(seconds: 0)) == nil, "the clock was set back")
  }

  @Test("SV-55: the addresses of one IPv6 network count together, and a flood of addresses takes no memory")
  func networks() {
    let keys = WrongKeys()
    for number in 0..<10 {
      #expect(keys.note(address: "2001:db8::\(number + 1)", now: Instant(seconds: 0)) == nil)
    }
    #expect(keys.note(address: "2001:db8::ffff", now: Instant(seconds: 0)) == 60)
    #expect(keys.note(address: "2001:db8:0:1::1", now: Instant(seconds: 0)) == nil)
    var refused = 0
    for number in 0..<12_000 where keys.note(address: "name \(number)", now: Instant(seconds: 1)) != nil {
      refused += 1
    }
    #expect(refused > 1_000)
  }

  @Test("SV-56: a person has a number of requests at a time and of bytes in ten minutes; others are not concerned")
  func entries() throws {
    let limits = ClientLimits(requests: 2, bytes: 100)
    let now = Instant(seconds: 1_000)
    var entries = [try limits.enter("a", now: now), try limits.enter("a", now: now)]
    #expect(throws: APIError.self) { _ = try limits.enter("a", now: now) }
    _ = try limits.enter("b", now: now)
    entries.removeLast()
    entries.append(try limits.enter("a", now: now))
    entries[0].count(bytes: 100)
    entries = []
    let error = #expect(throws: APIError.self) { _ = try limits.enter("a", now: Instant(seconds: 1_100)) }
    #expect(error?.response.status == .tooManyRequests && error?.response.headers[.retryAfter] == "500")
    _ = try limits.enter("b", now: now)
    _ = try limits.enter("a", now: Instant(seconds: 1_600))
  }
}
