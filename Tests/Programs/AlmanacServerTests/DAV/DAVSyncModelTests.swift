import EventStores
import Foundation
import TestSupport
import Testing

@testable import AlmanacServer

@Suite("Server: CalDAV synchronization")
struct DAVSyncModelTests {
  private static let work = "/dav/calendars/1/1/"

  /// A program that keeps the tags of a calendar.
  private struct Replica {
    let client: DAVClient
    var path: String
    var token = ""
    var tags: [String: String] = [:]

    /// Applies all pages of changes.
    mutating func synchronize(limit: Int?) async throws {
      for _ in 0..<100 {
        let page = try await client.sync(path, token, limit: limit)
        #expect(page.status == 207)
        var isCut = false
        for (path, resource) in page.resources {
          if path == self.path {
            isCut = resource.status == 507
          } else {
            tags[path] = resource.status == 404 ? nil : resource.text(.dav("getetag"))
          }
        }
        token = page.token
        if !isCut { return }
      }
      Issue.record("the pages never end")
    }
  }

  @Test(
    "R-9: two devices that change events at random and synchronize at random end like the store",
    arguments: Seeds.first(4))
  func random(seed: UInt64) async throws {
    try await DAVClient.run(right: .write) { client in
      var random = SeededRandom(seed: seed)
      var replicas = [
        Replica(client: client, path: Self.work), Replica(client: client.ben, path: "/dav/calendars/2/1/"),
      ]
      for step in 0..<60 {
        let index = Int.random(in: 0..<2, using: &random)
        let (device, path) = (replicas[index].client, replicas[index].path)
        // Few names and UIDs, so that names change their UIDs and UIDs their names.
        let name = path + "n\(Int.random(in: 0..<6, using: &random)).ics"
        let uid = "u\(Int.random(in: 0..<6, using: &random))"
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          let status = try await device.send("PUT", name, DAVClient.event(uid, "step \(step)")).status
          #expect([201, 204, 403].contains(status), "\(status)")
        case 5..<7:
          let known = replicas[index].tags[name]
          let headers = known.map { ["If-Match": $0] } ?? [:]
          let status = try await device.send("DELETE", name, nil, headers).status
          #expect([204, 404, 412].contains(status), "\(status)")
        case 7:
          // The page changes events by UID, and gives names to new ones.
          let status = try await client.page(
            "/api/calendars/1/events/\(uid)", method: "PUT",
            ["Content-Type": "text/calendar", "If-None-Match": "*"], body: DAVClient.event(uid, "page \(step)")
          ).status
          #expect([201, 412].contains(status), "\(status)")
        default:
          try await replicas[index].synchronize(limit: Bool.random(using: &random) ? 2 : nil)
        }
      }
      for index in replicas.indices {
        try await replicas[index].synchronize(limit: nil)
        let path = replicas[index].path
        let listed = try await replicas[index].client.find(path, depth: "1", "<D:getetag/>").resources
        let store = listed.filter { $0.key != path }.compactMapValues { $0.text(.dav("getetag")) }
        #expect(replicas[index].tags == store, "seed \(seed)")
      }
      func names(_ replica: Replica) -> [String: String] {
        Dictionary(
          uniqueKeysWithValues: replica.tags.map {
            ($0.key.split(separator: "/").last.map { String($0) } ?? "", $0.value)
          })
      }
      #expect(names(replicas[0]) == names(replicas[1]))
    }
  }
}

/// A generator whose numbers depend on the seed alone (SplitMix64).
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
