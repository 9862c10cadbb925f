import Almanac
import Foundation
import SystemServices

/// Random instants of 1970 to 2037 in all zones that Foundation lists. For each whose offset differs, a line of the zone,
/// the instant, our offset and Foundation's, with tabs between; at the end a line with the number of instants.
enum FoundationZones {
  static func run(count: Int, seed: UInt64) {
    let zones = SystemZones()
    let names = TimeZone.knownTimeZoneIdentifiers.sorted()
    var random = PeerRandom(seed: seed)
    var tested = 0
    for _ in 0..<count {
      let name = names[random.int(0...names.count - 1)]
      let second = random.int(0...2_145_916_799)
      guard let ours = zones.rules(for: name), let theirs = TimeZone(identifier: name) else { continue }
      tested += 1
      let date = Date(timeIntervalSince1970: Double(second))
      let offsets = (ours.offset(at: Instant(seconds: Int64(second))), theirs.secondsFromGMT(for: date))
      if offsets.0 != offsets.1 { print("\(name)\t\(second)\t\(offsets.0)\t\(offsets.1)") }
      // The same reading means the same instant, in gaps and overlaps as well.
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = theirs
      let local = LocalDateTime(secondsAsUTC: Int64(second))
      let fields = GregorianCalendar.shared.fields(of: local.day)
      let parts = DateComponents(
        year: fields.year, month: fields.month, day: fields.day, hour: local.hour, minute: local.minute,
        second: local.second)
      let instant = ours.instant(of: local, gap: .moveForward, overlap: .earlier)?.seconds ?? 0
      let other = calendar.date(from: parts).map { Int64($0.timeIntervalSince1970) } ?? 0
      if instant != other { print("\(name)\treading \(second)\t\(instant)\t\(other)") }
    }
    print("zones\t\(tested)")
  }
}
