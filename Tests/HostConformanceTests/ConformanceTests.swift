import Almanac
import HostConformance
import Testing

@Suite("Conformance of hosts")
struct ConformanceTests {
  @Test(
    "HC-3, HC-4: a plain host in memory conforms in sessions of each kind, whether it or the engine scrolls",
    arguments: 1...8)
  func conforms(seed: Int) async throws {
    let host = ReferenceHost(capabilities: seed % 2 == 0 ? .scrollsNatively : [])
    let report = try await ConformanceSession(seed: UInt64(seed)).run(on: host)
    #expect(report.failures.map(\.description) == [])
    #expect(report.steps == 150)
    #expect(report.levels == ConformanceLevel.allCases)
  }

  @Test("HC-4: each fault of a host is found, with seed, step and level", arguments: ReferenceHost.Fault.allCases)
  func finds(fault: ReferenceHost.Fault) async throws {
    let failure = try #require(try await Self.first(of: fault))
    #expect(failure.level == Self.level(of: fault), "\(failure)")
    #expect(failure.description.contains("seed \(failure.seed), step \(failure.step)"))
    // The same seed shows it again at the same step.
    let host = ReferenceHost(capabilities: .scrollsNatively, fault: fault)
    let again = try await ConformanceSession(seed: failure.seed, steps: failure.step).run(on: host)
    #expect(again.failures.first == failure)
  }

  private static func first(of fault: ReferenceHost.Fault) async throws -> HostFailure? {
    for seed in 1...12 {
      let host = ReferenceHost(capabilities: .scrollsNatively, fault: fault)
      let report = try await ConformanceSession(seed: UInt64(seed)).run(on: host)
      if let failure = report.failures.first { return failure }
    }
    return nil
  }

  private static func level(of fault: ReferenceHost.Fault) -> ConformanceLevel {
    switch fault {
    case .ignoresRaise: .tree
    case .keepsFirstFrame, .ignoresPins, .ignoresStickers, .ignoresClips, .ignoresEffects: .frames
    case .dropsText, .ignoresDirection, .ignoresAppearance, .losesImage: .content
    case .echoesScrolling: .scrolling
    case .losesKey, .losesClick: .input
    case .forgetsRole, .ignoresOwners: .speech
    case .losesFocus: .focus
    case .keepsViews: .life
    case .ignoresTyping: .fields
    }
  }
}
