import Basics
import Events
import ViewKit

/// Finds the page of an event's video conference.
enum ConferenceFinder {
  /// The domains of services whose links in other properties join a conference.
  private static let services: [StaticString] = [
    "zoom.us", "meet.google.com", "teams.microsoft.com", "teams.live.com", "meet.jit.si", "webex.com",
  ]

  /// Returns the first web page among the event's conferences or, without one, the first link of a known service.
  static func link(of event: Event, among links: [String]) -> String? {
    event.conferences.first { isPage($0) && LinkFinder.links(in: $0).first?.hasSameBytes(as: $0) == true }
      ?? links.first { link in
        isPage(link) && services.contains { isPart(host(of: link), of: $0) }
      }
  }

  /// Returns the host of a web page, without its user and port.
  static func host(of address: String) -> String {
    let authority = address.utf8.dropFirst(8).prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    let start = authority.lastIndex(of: UInt8(ascii: "@")).map { authority.index(after: $0) } ?? authority.startIndex
    return String(utf8: authority[start...].prefix { $0 != UInt8(ascii: ":") })
  }

  private static func isPage(_ address: String) -> Bool { LinkView.begins(address.utf8[...], "https://") }

  /// Returns whether a host is a domain or lies in it.
  private static func isPart(_ host: String, of domain: StaticString) -> Bool {
    let (bytes, count) = (Array(host.utf8), domain.utf8CodeUnitCount)
    guard bytes.count >= count else { return false }
    let start = bytes.count - count
    for index in 0..<count {
      let byte = bytes[start + index]
      if (65...90 ~= byte ? byte | 0x20 : byte) != domain.utf8Start[index] { return false }
    }
    return start == 0 || bytes[start - 1] == UInt8(ascii: ".")
  }
}
