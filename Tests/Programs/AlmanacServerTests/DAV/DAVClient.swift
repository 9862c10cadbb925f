import Almanac
import EventDatabase
import EventStores
import Foundation
import NIOCore
import RawClient
import Testing

@testable import AlmanacServer

/// A device that asks a server by CalDAV.
struct DAVClient: Sendable {
  let client: Client
  var user = "Ann"
  var key = DAVClient.key

  /// The key of Ann's browser.
  static let browser = PersonSecret()
  /// The keys of the devices of Ann and Ben.
  static let key = DeviceKey(), benKey = DeviceKey()

  /// A response with the resources in it.
  struct Answer {
    var status: Int
    var headers: [String: String]
    var text: String
    var root: DAVElement?

    /// The resources of a multistatus, by path.
    var resources: [String: Resource] {
      var found: [String: Resource] = [:]
      for response in root?.children ?? [] where response.name == .dav("response") {
        let path = response.child(.dav("href"))?.text ?? ""
        found[path] = Resource(response)
      }
      return found
    }

    /// The token of a report.
    var token: String { root?.child(.dav("sync-token"))?.text ?? "" }

    /// The condition in an error.
    var condition: PropertyName? { root?.children.first?.name }
  }

  /// The properties of a resource in a multistatus.
  struct Resource {
    /// The status of the whole resource; 0 if each property has one.
    var status = 0
    var found: [PropertyName: DAVElement] = [:]
    /// The status of properties that were not found or not set.
    var other: [PropertyName: Int] = [:]

    init(_ response: DAVElement) {
      status = Self.status(response)
      for group in response.children where group.name == .dav("propstat") {
        let status = Self.status(group)
        for property in group.child(.dav("prop"))?.children ?? [] {
          if status == 200 { found[property.name] = property } else { other[property.name] = status }
        }
      }
    }

    private static func status(_ element: DAVElement) -> Int {
      let parts = element.child(.dav("status"))?.text.split(separator: " ") ?? []
      return parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    }

    func text(_ name: PropertyName) -> String? { found[name]?.text }
    func href(_ name: PropertyName) -> String? { found[name]?.child(.dav("href"))?.text }
    func names(_ name: PropertyName) -> [String] { found[name]?.children.map { $0.name.name } ?? [] }
  }

  func send(
    _ method: String, _ path: String, depth: String? = nil, _ body: String? = nil, _ headers: [String: String] = [:]
  ) async throws -> Answer {
    var headers = headers
    headers["Authorization"] = Self.basic(user, key.text)
    headers["Depth"] = depth
    if let body, headers["Content-Type"] == nil {
      headers["Content-Type"] = body.hasPrefix("BEGIN:") ? "text/calendar; charset=utf-8" : "text/xml"
    }
    let answer = try await client.get(path, method: method, headers: headers, body: body)
    let isXML = method != "HEAD" && answer.headers["content-type"]?.hasPrefix("application/xml") == true
    return Answer(
      status: answer.status, headers: answer.headers, text: answer.text,
      root: isXML ? try XMLTree.read(ByteBuffer(bytes: answer.body)) : nil)
  }

  /// Sends a request of Ann's page.
  func page(
    _ path: String, method: String = "GET", _ headers: [String: String] = [:], body: String? = nil
  ) async throws -> Client.Answer {
    var (page, headers) = (client, headers)
    page.token = nil
    headers["Cookie"] = "almanac-\(client.port)=\(Self.browser.text)"
    return try await page.get(path, method: method, headers: headers, body: body)
  }

  /// Sends a request without any help of a library, and returns the lines of the head in lowercase.
  func head(_ request: String) async throws -> [String] {
    let connection = try RawConnection(port: client.port)
    let lines = request.split(separator: "\n").map { $0 + "\r\n" }.joined()
    await connection.send(
      lines + "Host: 127.0.0.1:\(client.port)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    var head: [String] = []
    while let line = try await connection.line(), !line.isEmpty { head.append(line.lowercased()) }
    return head
  }

  /// Asks for properties.
  func find(_ path: String, depth: String = "0", _ names: String) async throws -> Answer {
    try await send("PROPFIND", path, depth: depth, Self.xml("D:propfind", "<D:prop>\(names)</D:prop>"))
  }

  /// Asks what changed since a token.
  func sync(_ path: String, _ token: String, limit: Int? = nil) async throws -> Answer {
    let limit = limit.map { "<D:limit><D:nresults>\($0)</D:nresults></D:limit>" } ?? ""
    return try await send(
      "REPORT", path, depth: "0",
      Self.xml(
        "D:sync-collection",
        "<D:sync-token>\(token)</D:sync-token><D:sync-level>1</D:sync-level>\(limit)<D:prop><D:getetag/></D:prop>"))
  }

  static func xml(_ root: String, _ content: String) -> String {
    let namespaces = PropertyName.prefixes.map { " xmlns:\($1)=\"\($0)\"" }.joined()
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?><\(root)\(namespaces)>\(content)</\(root)>"
  }

  static func basic(_ user: String, _ password: String) -> String {
    "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
  }

  /// Returns an event as a phone sends it.
  static func event(_ uid: String, _ title: String = "Lunch", _ more: String = "", day: String = "20261121") -> String {
    """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Phone//EN
    BEGIN:VEVENT
    UID:\(uid)
    DTSTAMP:20261101T080000Z
    DTSTART:\(day)T120000Z
    DTEND:\(day)T130000Z
    SUMMARY:\(title)
    \(more)END:VEVENT
    END:VCALENDAR

    """.replacingOccurrences(of: "\n", with: "\r\n")
  }

  /// A database with Ann, who owns it, and Ben, the calendars Work, Home, and Club, and an event "a" in Work.
  ///
  /// - Parameter right: What Ben may do with Work.
  static func makeStore(_ right: Right = .none, path: String? = nil) throws -> sending SQLiteEventStore {
    let store = try path.map { try SQLiteEventStore(path: $0) } ?? SQLiteEventStore()
    for (id, name) in [(1, "Work"), (2, "Home"), (3, "Club")] {
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(Int64(id)), name: name, color: .named(.blue))))
    }
    let event = Event(
      uid: "a", calendar: CalendarID(1), summary: "Dentist", start: .day(TestServer.today),
      end: .day(TestServer.today + 1), location: "Main Street", otherLines: ["DTSTAMP:20261101T080000Z"])
    try store.apply(.insert(event))
    let now = Instant(seconds: 1_795_000_000)
    for (name, key) in [("Ann", key), ("Ben", benKey)] {
      let person = try store.addPerson(name)
      _ = try store.addKey(of: person.id, kind: .device, label: "Phone", hash: key.hash, now: now)
    }
    _ = try store.addKey(of: 1, kind: .browser, label: "", hash: browser.hash(.browser), now: now)
    try store.share(Share(calendar: CalendarID(1), person: 2, right: right))
    return store
  }

  /// Runs a server with `makeStore` for a test.
  static func run(
    right: Right = .none, _ body: @escaping @Sendable (DAVClient) async throws -> Void
  ) async throws {
    try await TestServer.run(store: { try makeStore(right) }, token: "page-token") { client in
      try await body(DAVClient(client: client))
    }
  }

  /// The same server as Ben's phone asks it.
  var ben: DAVClient { DAVClient(client: client, user: "Ben", key: Self.benKey) }
}
