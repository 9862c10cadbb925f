import SystemServices
import Testing
import TimeZones

@Suite struct SystemZonesTests {
  @Test(
    "names that could leave the folder are refused",
    arguments: [
      "", "/etc/passwd", "../zoneinfo/UTC", "Europe/../UTC", "Europe/", "/UTC", "Europe//Paris", "./UTC", "tzdata.zi",
      "Europe/Paris\0", "Europe\\Paris", "Europe/Pa ris", "Ä", String(repeating: "A", count: 129),
    ])
  func traversal(name: String) { #expect(SystemZones().rules(for: name) == nil) }

  @Test("a folder is not a zone, and unknown zones stay unknown", arguments: ["Europe", "Europe/Nowhere"])
  func unknown(name: String) {
    let zones = SystemZones()
    #expect(zones.rules(for: name) == nil)
    #expect(zones.rules(for: name) == nil)
  }

  @Test("an alias of a zone has the same rules")
  func links() throws {
    let zones = SystemZones()
    let paris = try #require(zones.rules(for: "Europe/Paris"))
    #expect(paris.identifier == "Europe/Paris")
    #expect(zones.rules(for: "Europe/Paris") == paris)
    var utc = try #require(zones.rules(for: "Etc/UTC"))
    utc.identifier = "UTC"
    #expect(utc.offset(at: Instant(seconds: 0)) == 0)
  }
}
