import Almanac
import Foundation
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  /// Calendars on screens of several devices.
  @Suite("Devices")
  @MainActor struct DeviceTests {
    /// A device, and the settings of a person.
    struct Device: CustomTestStringConvertible, Sendable {
      var name: String
      var size: Size
      var scale: Double
      var category = UIContentSizeCategory.large
      var style = UIUserInterfaceStyle.light
      var contrast = UIAccessibilityContrast.normal
      var isRightToLeft = false

      var testDescription: String {
        "\(name), \(category.rawValue), \(style), \(contrast)\(isRightToLeft ? ", right to left" : "")"
      }

      static let all: [Device] = {
        let devices = [
          Device(name: "small phone", size: Size(width: 375, height: 667), scale: 2),
          Device(name: "large phone", size: Size(width: 430, height: 932), scale: 3),
          Device(name: "tablet", size: Size(width: 1_194, height: 834), scale: 2),
          Device(name: "Mac", size: Size(width: 1_200, height: 900), scale: 1),
        ]
        return devices.flatMap { device -> [Device] in
          var (small, large, dark, contrast, mirrored) = (device, device, device, device, device)
          small.category = .extraSmall
          large.category = .accessibilityExtraExtraExtraLarge
          dark.style = .dark
          contrast.contrast = .high
          mirrored.isRightToLeft = true
          return [device, small, large, dark, contrast, mirrored]
        }
      }()
    }

    @Test(
      "AP-67: on each device, with each setting, views are where the window says, at each level", arguments: Device.all)
    func frames(device: Device) throws {
      let shown = ShownCalendar(size: CGSize(width: device.size.width, height: device.size.height))
      shown.screen.window.standInTraits = .standIn(
        style: device.style, contrast: device.contrast, scale: device.scale, category: device.category)
      if device.isRightToLeft { shown.view.configuration.locale.isRightToLeft = true }
      for level in ZoomLevel.allCases {
        shown.view.send(.setLevel(level, around: nil, animated: false))
        shown.settle()
        let items = shown.view.engine.window?.displayList().items ?? []
        #expect(items.count > 10 && shown.view.level == level)
        for item in items {
          let view = try #require(shown.tree.views[item.id])
          let frame = Rect(shown.view.canvas.convert(view.bounds, from: view))
          let isSame = abs(frame.minX - item.frame.minX) < 0.01 && abs(frame.minY - item.frame.minY) < 0.01
          #expect(isSame && abs(frame.width - item.frame.width) < 0.01, "\(level) \(frame) \(item.frame)")
        }
      }
    }

    @Test("AP-77: sizes of nothing and of very much trap nothing")
    func sizes() {
      let shown = ShownCalendar()
      for size in [
        CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 20_000, height: 20), CGSize(width: 300, height: 9_000),
      ] {
        shown.view.frame = CGRect(origin: .zero, size: size)
        shown.settle()
      }
      shown.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      shown.settle()
      #expect(shown.node(.gridCell) != nil)
    }

    @Test("AP-9: corners of one side alone are paths that mirror with the direction")
    func corners() throws {
      let layer = Layer(fill: .role(CalendarRole.accent), leadingRadius: 6)
      let node = Node(id: ViewID(1), traits: [])
      node.layer = layer
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let surroundings = Surroundings(palette: .standard, direction: direction)
        let look = NodeLook(node, in: Rect(x: 0, y: 0, width: 60, height: 20), hasText: true, surroundings)
        guard look.background == nil, case .fill(let shape, _)? = look.operations.first else {
          throw CancellationError()
        }
        let arcs = shape.cgPath.standInSteps.compactMap { step -> CGFloat? in
          if case .arc(let center, let radius, _, _, _) = step, radius == 6 { center.x } else { nil }
        }
        #expect(arcs.count == 2 && arcs.allSatisfy { direction == .leftToRight ? $0 < 30 : $0 > 30 })
      }
    }

    @Test("AP-3: frames and what happens between them share a clock that never goes back")
    func clock() throws {
      let shown = ShownCalendar()
      var times: [Double] = []
      shown.view.host.onTick = { [weak shown] in times.append(shown?.view.engine.window?.time ?? 0) }
      shown.view.send(.showNext)
      for step in 0..<10 {
        shown.screen.frame()
        shown.scroller?.contentOffset.y += Double(step)
      }
      #expect(times.count > 12 && times == times.sorted())
    }
  }
}
