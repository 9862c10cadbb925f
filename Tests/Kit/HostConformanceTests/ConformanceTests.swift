import Almanac
import HostConformance
import SystemServices
import TestSupport
import Testing

@Suite("Conformance of hosts")
struct ConformanceTests {
  @Test(
    "HC-3, HC-4: a plain host in memory conforms in sessions of each kind and five languages, whether it or the engine scrolls",
    arguments: 1...10)
  func conforms(seed: Int) async throws {
    let host = ReferenceHost(capabilities: seed % 2 == 0 ? .scrollsNatively : [])
    let locales = ["en", "de", "ja", "he", "ar"].map { SystemLocale.info(for: $0) }
    let report = try await ConformanceSession(seed: UInt64(seed), locales: locales).run(on: host)
    #expect(report.failures.map(\.description) == [])
    #expect(report.steps == 150)
    #expect(report.levels == ConformanceLevel.allCases)
  }

  @Test("HC-6: a plain host shows the 27 scenes as the model does", arguments: ConformanceScene.all)
  func scenes(scene: ConformanceScene) async throws {
    let report = try await ConformanceSession(scene: scene).run(on: ReferenceHost())
    #expect(report.failures.map(\.description) == [])
    #expect(report.comparedViews > 20)
  }

  @Test("HC-6: what the scenes show is recorded", arguments: ConformanceScene.all)
  func recorded(scene: ConformanceScene) async throws {
    let host = RememberingHost()
    _ = try await ConformanceSession(scene: scene).run(on: host)
    let text = host.last.views.compactMap { Self.line($0) }.joined(separator: "\n") + "\n"
    let name = "Scenes/\(scene.description.replacing(" ", with: "-")).txt"
    #expect(try Recorded.text(name, actual: text) == text, "\(scene)")
  }

  /// A view that is seen, in a line; `nil` for one that is not.
  private static func line(_ view: ShownView) -> String? {
    guard let part = view.visible, !view.text.isEmpty || view.accessibility.role != .none else { return nil }
    let numbers = [part.minX, part.minY, part.width, part.height].map { ($0 * 10).rounded() / 10 }
    let role = view.accessibility.role == .none ? "view" : "\(view.accessibility.role)"
    let label = view.accessibility.label.isEmpty ? "" : " '\(view.accessibility.label)'"
    return "\(role)\(label) \(view.text.isEmpty ? "" : "text '\(view.text)' ")\(numbers)"
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
    for seed in 1...24 {
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
    case .losesKey, .losesClick, .slowsPinches: .input
    case .forgetsRole, .ignoresOwners: .speech
    case .losesFocus: .focus
    case .keepsViews: .life
    case .ignoresTyping: .fields
    }
  }
}

/// A plain host that remembers its last snapshot with views.
private final class RememberingHost: ConformingHost {
  private let host = ReferenceHost()
  private(set) var last = HostSnapshot()

  var capabilities: HostCapabilities { host.capabilities }

  nonisolated(nonsending) func open(_ surroundings: HostSurroundings) async throws { try await host.open(surroundings) }
  nonisolated(nonsending) func apply(_ mutations: [Mutation]) async throws { try await host.apply(mutations) }
  nonisolated(nonsending) func perform(_ request: HostRequest) async throws { try await host.perform(request) }
  nonisolated(nonsending) func act(_ act: HostAct) async throws -> [InputEvent] { try await host.act(act) }
  nonisolated(nonsending) func close() async throws { try await host.close() }

  nonisolated(nonsending) func snapshot() async throws -> HostSnapshot {
    let snapshot = try await host.snapshot()
    if !snapshot.views.isEmpty { last = snapshot }
    return snapshot
  }
}
