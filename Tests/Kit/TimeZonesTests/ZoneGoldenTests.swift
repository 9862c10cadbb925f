import CalendarSystems
import SystemServices
import TestSupport
import Testing
import TimeZones

/// The system's zone files against Python's zoneinfo with tzdata 2026f; 2025b has the same answers at all vectors.
@Suite struct ZoneGoldenTests {
  private struct Instants: Decodable {
    struct Vector: Decodable {
      var zone: String
      var instant: Int64
      var offset: Int
      var isDST: Bool
      var abbreviation: String
    }
    var instants: [Vector]
  }

  private struct Walls: Decodable {
    struct Vector: Decodable {
      var zone: String
      var wall: String
      var kind: String
      var instants: [Int64]
      var shiftedForward: Int64?
      var firstInstantAfterGap: Int64?
    }
    var wall: [Vector]
  }

  @Test("offset, kind and name agree at every instant")
  func instants() throws {
    guard let golden = try Golden.decode(Instants.self, from: "timezones/instants.json") else { return }
    let zones = SystemZones()
    for vector in golden.instants {
      let rules = try #require(zones.rules(for: vector.zone), "no zone file for \(vector.zone)")
      let type = rules.localTimeType(at: Instant(seconds: vector.instant))
      #expect(Int(type.offset) == vector.offset, "\(vector)")
      #expect(type.isDaylight == vector.isDST, "\(vector)")
      #expect(type.abbreviation == vector.abbreviation, "\(vector)")
      let text = try ZoneRules.decode(rules.encode())
      #expect(text.localTimeType(at: Instant(seconds: vector.instant)) == type)
    }
  }

  @Test("wall times in gaps, folds and plain hours resolve as they should")
  func wallTimes() throws {
    guard let golden = try Golden.decode(Walls.self, from: "timezones/wall.json") else { return }
    let zones = SystemZones()
    for vector in golden.wall {
      let rules = try #require(zones.rules(for: vector.zone), "no zone file for \(vector.zone)")
      let local = try Self.reading(vector.wall)
      let instants = vector.instants.map { Instant(seconds: $0) }
      #expect(rules.instant(of: local, gap: .reject, overlap: .earlier) == instants.first, "\(vector)")
      #expect(rules.instant(of: local, gap: .reject, overlap: .later) == instants.last, "\(vector)")
      if vector.kind == "gap" {
        let moved = rules.instant(of: local, gap: .moveForward, overlap: .earlier)
        #expect(moved?.seconds == vector.shiftedForward, "\(vector)")
        if case .skipped(let transition, _) = rules.resolve(local) {
          #expect(transition.seconds == vector.firstInstantAfterGap, "\(vector)")
        } else {
          Issue.record("no gap: \(vector)")
        }
      }
    }
  }

  /// `2028-04-28T00:00:00`
  private static func reading(_ text: String) throws -> LocalDateTime {
    let parts = text.split(separator: "T")
    let time = try parts[1].split(separator: ":").map { try #require(Int($0)) }
    return LocalDateTime(
      day: try ISODate.parse(String(parts[0])), hour: time[0], minute: time[1], second: time[2])
  }
}
