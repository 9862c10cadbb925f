import SystemServices
import Testing
import TimeZones

struct SystemZonesTests {
  @Test("names of zones count in any case of their letters", arguments: ["europe/berlin", "EUROPE/BERLIN"])
  func anyCase(name: String) throws {
    let zones = SystemZones()
    let berlin = try #require(zones.rules(for: "Europe/Berlin"))
    #expect(zones.rules(for: name) == berlin)
    #expect(zones.rules(for: name) == berlin, "the answer that was kept")
    #expect(zones.rules(for: "europe/nowhere") == nil)
  }
}
