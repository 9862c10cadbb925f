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
      for level in CalendarLevel.ID.standard {
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

    @Test(
      "AP-77: after sizes of nothing, of very much and of no number the calendar is shown where it was",
      arguments: CalendarLevel.ID.standard)
    func sizes(level: CalendarLevel.ID) {
      let shown = ShownCalendar(level: level)
      for size in [
        CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 20_000, height: 20), CGSize(width: 300, height: 9_000),
        CGSize(width: 1_000_000, height: 40), CGSize(width: CGFloat.infinity, height: .nan),
      ] {
        shown.view.frame = CGRect(origin: .zero, size: size)
        shown.settle()
      }
      shown.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      shown.settle()
      let items = shown.view.engine.window?.displayList().items ?? []
      // The year level rests at the beginning of a year, 324 days before.
      let year = ShownCalendar.today - (level == .year ? 324 : 0)..<ShownCalendar.today + 1
      #expect(items.count > 10 && shown.view.engine.visibleDays.overlaps(year))
      for item in items {
        let view = shown.tree.views[item.id]
        let frame = view.map { Rect(shown.view.canvas.convert($0.bounds, from: $0)) } ?? .zero
        #expect(abs(frame.minX - item.frame.minX) < 0.01 && abs(frame.minY - item.frame.minY) < 0.01)
        #expect(view?.bounds.width == CGFloat(item.frame.width) || item.depth > 1)
      }
    }

    @Test("AP-77: frames of views that are no numbers reach no layer, and pictures have a size that can be shown")
    func numbers() throws {
      let screen = StandInScreen(size: CGSize(width: 300, height: 200))
      let (root, child) = (View(), View())
      root.addSubview(child)
      child.layer = Layer(fill: .role(CalendarRole.accent), leadingRadius: 6)
      child.frame = Rect(x: 10, y: 10, width: 50, height: 20)
      let host = AlmanacHostUIView(root: root)
      host.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      screen.window.addSubview(host)
      for _ in 0..<3 { screen.frame() }
      let view = try #require(host.canvas.tree.views[child.id])
      for frame in [
        Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: .infinity, width: 10, height: 10),
        Rect(x: 0, y: 0, width: .infinity, height: 10),
      ] {
        child.frame = frame
        for _ in 0..<3 { screen.frame() }
        #expect(view.layer.position == CGPoint(x: 10, y: 10) && view.bounds.size == CGSize(width: 50, height: 20))
      }
      child.frame = Rect(x: 0, y: 0, width: 1_000_000, height: 40)
      for _ in 0..<3 { screen.frame() }
      let picture = try #require(view.layer.contents as? CGImage)
      #expect(view.bounds.width == 1_000_000 && picture.width <= 8_193)
    }

    @Test("AP-77: no pixels, no palette, no such locale and measures without end are answered")
    func nonsense() {
      let shown = ShownCalendar()
      shown.screen.window.standInTraits = .standIn(scale: 0)
      shown.settle()
      #expect(shown.tree.surroundings.scale == 1)
      shown.view.configuration.style.palette = Palette(entries: [])
      shown.view.configuration.locale = LocaleInfo(Locale(identifier: "zz-ZZ-nonsense"))
      shown.settle()
      #expect(shown.node(.gridCell) != nil && shown.view.engine.window != nil)
      let paged = ShownCalendar(preset: .classic)
      for width in [CGFloat.nan, .infinity, -1, 0] {
        let size = paged.view.sizeThatFits(CGSize(width: width, height: 300))
        #expect(size.height.isFinite && size.height >= 0)
      }
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
