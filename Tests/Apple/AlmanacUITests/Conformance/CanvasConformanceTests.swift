import Almanac
import HostConformance
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Conformance of UIKit")
  @MainActor struct CanvasConformanceTests {
    @Test("HC-5, AP-67: the canvas of UIKit conforms at all levels, in sessions of each kind", arguments: 1...16)
    func conforms(seed: Int) async throws {
      let host = CanvasHost()
      let report = try await ConformanceSession(seed: UInt64(seed), steps: 50).run(on: host)
      #expect(report.failures.map(\.description) == [])
      #expect(report.levels == ConformanceLevel.allCases)
      #expect(report.steps == 50)
    }

    @Test("HC-6: the canvas shows the 27 scenes as the model does", arguments: ConformanceScene.all)
    func scenes(scene: ConformanceScene) async throws {
      let report = try await ConformanceSession(scene: scene).run(on: CanvasHost())
      #expect(report.failures.map(\.description) == [])
    }

    /// A fault of a host that conformance has to find.
    enum Fault: String, CaseIterable {
      case movesViews, staysLight, losesDrawings, reorders, losesElements, unclips, reportsNothing
    }

    @Test("HC-4, AP-67: each fault of the canvas is found", arguments: Fault.allCases)
    func finds(fault: Fault) async throws {
      var found: HostFailure?
      for seed in 1...6 where found == nil {
        let host = CanvasHost()
        host.fault = { Self.damage($0, fault) }
        found = try await ConformanceSession(seed: UInt64(seed), steps: 20).run(on: host).failures.first
      }
      #expect(found != nil, "\(fault) was not found")
    }

    private static func damage(_ canvas: CanvasView, _ fault: Fault) {
      let views = canvas.tree.views.values.sorted { $0.node.id.rawValue < $1.node.id.rawValue }
      switch fault {
      case .movesViews: views.last { $0 is PlainNodeView && !$0.isHidden }?.center.x += 1
      case .staysLight: canvas.tree.surroundings.appearance = .light
      case .losesDrawings: for view in views { view.layer.contents = nil }
      case .reorders:
        if let first = canvas.tree.root?.subviews.first { canvas.tree.root?.bringSubviewToFront(first) }
      case .losesElements:
        for view in views where view.node.accessibility.role == .button {
          view.node.accessibility.states.insert(.inert)
        }
        canvas.tree.speech.invalidate()
      case .unclips: for view in views { view.clipsToBounds = false }
      case .reportsNothing: canvas.onEvent = { _ in true }
      }
    }
  }
}
