import Almanac
import Foundation
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Calendars as views of UIKit")
  @MainActor struct HostViewTests {
    @Test("AP-1, AP-68: after a hundred openings no more lives than after the first, also with a press in flight")
    func releases() {
      let before = StandInRegistry.liveCount
      for opening in 0..<100 {
        weak var view: AlmanacCalendarUIView?
        weak var engine: CalendarView?
        do {
          let shown = ShownCalendar(events: 3)
          (view, engine) = (shown.view, shown.view.engine)
          _ = shown.view.canvas.accessibilityElements
          if opening.isMultiple(of: 2) { shown.screen.touchDown(CGPoint(x: 180, y: 300)) }
          if opening.isMultiple(of: 3) { shown.view.removeFromSuperview() }
          #expect(view != nil && StandInRegistry.liveCount > before)
        }
        #expect(view == nil && engine == nil)
        #expect(CADisplayLink.standInCount == 0 && StandInRegistry.liveCount == before)
      }
    }

    @Test("AP-2: at rest no frame is asked for, and without a screen there is none")
    func rests() {
      let shown = ShownCalendar()
      #expect(CADisplayLink.standInRunning == 0 && CADisplayLink.standInCount == 1)
      shown.view.send(.showNext)
      #expect(CADisplayLink.standInRunning == 1)
      shown.settle()
      shown.view.removeFromSuperview()
      #expect(CADisplayLink.standInCount == 0)
      shown.view.send(.showNext)
      #expect(CADisplayLink.standInCount == 0)
    }

    @Test("AP-4: a frame is applied without animation, also while UIKit animates, as at a rotation")
    func neverAnimates() {
      let shown = ShownCalendar()
      UIView.animate(withDuration: 0.3) {
        shown.view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
        shown.screen.commit()
        shown.view.send(.showNext)
        shown.screen.frame()
      }
      #expect(shown.view.layer.animationKeys() != nil && shown.tree.views.count > 40)
      #expect(shown.tree.views.values.filter { $0.layer.animationKeys() != nil }.map(\.node.id) == [])
    }

    @Test("AP-5: what is a background alone needs no pixels")
    func backgrounds() {
      let shown = ShownCalendar()
      let all = shown.tree.views.values
      let drawn = all.filter { $0.layer.contents != nil }
      #expect(all.contains { $0.layer.backgroundColor != nil && $0.layer.contents == nil })
      #expect(!drawn.isEmpty && drawn.allSatisfy { !$0.operations.isEmpty && $0.layer.backgroundColor == nil })
    }

    @Test("AP-8: pixels follow the screen, and hairlines are one of them")
    func pixels() throws {
      let shown = ShownCalendar()
      func thinnest() -> CGFloat {
        var least = CGFloat.infinity
        for view in shown.tree.views.values {
          for mark in (view.layer.contents as? CGImage)?.standInMarks ?? [] {
            guard case .fill(let path, _) = mark.kind else { continue }
            for case .rect(let rect) in path.standInSteps { least = min(least, rect.width, rect.height) }
          }
        }
        return least
      }
      #expect(thinnest() == 0.5)
      shown.screen.window.standInTraits = .standIn(scale: 1)
      shown.settle()
      let drawn = shown.tree.views.values.filter { !$0.operations.isEmpty }
      #expect(thinnest() == 1 && drawn.allSatisfy { $0.layer.contentsScale == 1 })
    }

    @Test("AP-12: coordinates of shown views stay small, however far the content is scrolled")
    func origin() throws {
      let shown = ShownCalendar()
      let scroller = try #require(shown.scroller)
      for _ in 0..<60 {
        shown.screen.wheel(CGPoint(x: 180, y: 400), by: CGPoint(x: 0, y: 9_000))
        shown.settle()
      }
      let farthest =
        scroller.subviews.filter { $0.frame.intersects(scroller.bounds) }.map { abs($0.center.y) }.max() ?? 0
      #expect(farthest < 20_000 && scroller.offset.y > 100_000)
      #expect(Double(scroller.contentInset.top) == scroller.origin.y)
    }

    @Test("AP-13: rows that come into view are there when the callback of the scroll view returns")
    func reportsAtOnce() throws {
      let shown = ShownCalendar()
      let scroller = try #require(shown.scroller)
      let before = shown.view.engine.visibleDays
      scroller.contentOffset.y += 2_000
      // No frame has passed.
      #expect(shown.view.engine.visibleDays.lowerBound > before.upperBound)
      #expect(CADisplayLink.standInRunning <= 1)
    }

    @Test("AP-14: an offset that the calendar wrote is not reported back")
    func noEcho() throws {
      let shown = ShownCalendar()
      var heard: [InputEvent] = []
      let send = shown.view.canvas.onEvent
      shown.view.canvas.onEvent = { event in
        if case .scrolled = event { heard.append(event) }
        return send?(event) ?? false
      }
      shown.view.send(.show(ShownCalendar.today + 400, animated: true))
      shown.settle()
      #expect(heard == [] && shown.view.engine.visibleDays.contains(ShownCalendar.today + 400))
    }

    @Test("AP-15: pinned views are where the window says at each step of a scroll, never a frame later")
    func pinned() throws {
      let shown = ShownCalendar(size: CGSize(width: 834, height: 700), level: .week)
      let scrollers = shown.tree.views.values.compactMap { $0 as? ScrollNodeView }.filter { $0.isScrollEnabled }
      #expect(!scrollers.isEmpty)
      for step in 1...20 {
        for scroller in scrollers {
          scroller.contentOffset.y += CGFloat(step % 7) * 3
          shown.screen.commit()
        }
        let list = shown.view.engine.window?.displayList().items ?? []
        for item in list {
          let view = try #require(shown.tree.views[item.id])
          let frame = shown.view.canvas.convert(CGRect(origin: view.bounds.origin, size: view.bounds.size), from: view)
          #expect(abs(frame.minY - item.frame.minY) < 0.01 && abs(frame.minX - item.frame.minX) < 0.01)
        }
      }
    }

    @Test("AP-16: fingers do not scroll pages, which the engine turns")
    func pages() throws {
      let shown = ShownCalendar(preset: .paged)
      let title = shown.view.engine.title
      shown.screen.touchDown(CGPoint(x: 300, y: 200))
      for x in stride(from: 290.0, through: 40, by: -25) {
        StandInClock.now += 1.0 / 60
        shown.screen.touchMove(CGPoint(x: x, y: 200))
      }
      shown.screen.touchUp()
      shown.settle()
      #expect(shown.view.engine.title != title)
    }

    @Test("AP-17, AP-18: endless content bounces without indicators and ignores taps on the status bar")
    func bars() throws {
      let scroller = try #require(ShownCalendar().scroller)
      #expect(scroller.alwaysBounceVertical && !scroller.showsVerticalScrollIndicator && !scroller.scrollsToTop)
      #expect(scroller.contentInsetAdjustmentBehavior == .never && !scroller.scrollViewShouldScrollToTop(scroller))
    }

    @Test("AP-46: the engine gets the size inside the safe area, and the strip around it has the background")
    func safeArea() {
      let shown = ShownCalendar()
      shown.screen.window.standInSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      shown.settle()
      #expect(shown.view.canvas.frame == CGRect(x: 0, y: 44, width: 375, height: 667 - 78))
      #expect(shown.view.engine.frame.size == Size(width: 375, height: 667 - 78))
      #expect(shown.view.layer.backgroundColor != nil)
    }

    @Test("AP-46: content runs below what covers an edge that the program ignores")
    func ignoredSafeArea() {
      let shown = ShownCalendar()
      shown.screen.window.standInSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      shown.view.ignoredSafeAreas = .bottom
      shown.settle()
      #expect(shown.view.canvas.frame == CGRect(x: 0, y: 44, width: 375, height: 667 - 44))
      // The end of what scrolls can be scrolled to above the bar; without such edges nothing is covered.
      #expect(shown.scroller?.contentInset.bottom == 34)
      shown.view.ignoredSafeAreas = []
      shown.settle()
      #expect(shown.view.canvas.frame.maxY == 667 - 34 && shown.scroller?.contentInset.bottom == 0)
    }

    @Test("AP-14: a finger that scrolls goes on from an offset of the engine")
    func draggedOn() throws {
      let shown = ShownCalendar()
      let scroller = try #require(shown.scroller)
      shown.screen.touchDown(CGPoint(x: 180, y: 500))
      for y in stride(from: 490.0, through: 440, by: -10) { shown.screen.touchMove(CGPoint(x: 180, y: y)) }
      #expect(scroller.isMoving)
      let offset = scroller.offset
      scroller.write(Point(x: offset.x, y: offset.y + 500))
      #expect(abs(scroller.offset.y - offset.y - 500) < 1)
      shown.screen.touchMove(CGPoint(x: 180, y: 430))
      shown.screen.touchUp()
      #expect(abs(scroller.offset.y - offset.y - 510) < 1)
    }

    @Test("AP-14, B3: a day that is shown while content moves on by itself ends that motion", arguments: [false, true])
    func endsMotion(isAnimated: Bool) throws {
      func position(whileMoving: Bool) throws -> CGFloat {
        let shown = ShownCalendar()
        let scroller = try #require(shown.scroller)
        func show() {
          shown.view.send(.show(ShownCalendar.today + 400, animated: isAnimated))
          for _ in 0..<3 { shown.screen.frame() }
        }
        shown.screen.touchDown(CGPoint(x: 180, y: 500))
        for y in stride(from: 490.0, through: 440, by: -10) { shown.screen.touchMove(CGPoint(x: 180, y: y)) }
        shown.screen.touchUp(throwing: CGPoint(x: 0, y: 600)) {
          #expect(scroller.isDecelerating)
          if whileMoving { show() }
          #expect(scroller.isDecelerating == !whileMoving)
        }
        if !whileMoving { show() }
        shown.settle()
        let cell = try #require(shown.node(.gridCell, "Sunday, December 26"))
        return shown.middle(cell).y
      }
      let (moving, still) = (try position(whileMoving: true), try position(whileMoving: false))
      #expect(abs(moving - still) < 1)
    }

    @Test("AP-14, B3: content that moves on by itself continues when the engine moves its origin")
    func rebases() throws {
      let screen = StandInScreen(size: CGSize(width: 375, height: 300))
      let root = ScrollView()
      root.contentSize = Size(width: 375, height: 50_000)
      let host = AlmanacHostUIView(root: root)
      host.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
      screen.window.addSubview(host)
      for _ in 0..<3 { screen.frame() }
      let scroller = try #require(host.canvas.tree.views[root.id] as? ScrollNodeView)
      screen.touchDown(CGPoint(x: 180, y: 200))
      for y in stride(from: 190.0, through: 140, by: -10) { screen.touchMove(CGPoint(x: 180, y: y)) }
      let before = root.contentOffset.y
      screen.touchUp(throwing: CGPoint(x: 0, y: 200)) {
        root.rebase(to: Point(x: 0, y: root.contentOffset.y + 10_000))
        for _ in 0..<3 { screen.frame() }
        #expect(scroller.isDecelerating)
      }
      for _ in 0..<3 { screen.frame() }
      #expect(root.contentOffset.y == before + 10_200 && scroller.offset == root.contentOffset)
    }

    @Test("AP-3: a link of frames asks for as many as the screen has")
    func frameRate() {
      let shown = ShownCalendar()
      #expect(CADisplayLink.standInRates == [CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)])
      #expect(shown.view.window != nil)
    }

    @Test("AP-50: a calendar whose rows have a height of their own prefers it, and others none")
    func sizes() {
      let paged = ShownCalendar(preset: .classic)
      #expect(paged.view.intrinsicContentSize.height > 200)
      let fitting = paged.view.sizeThatFits(CGSize(width: 320, height: 10_000))
      #expect(fitting.height < 1_000)
      let size = paged.view.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == fitting)
      #expect(ShownCalendar().view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
      #expect(AlmanacCalendarUIView(coder: NSCoder()) != nil)
    }

    @Test("AP-50: a calendar is as wide as its superview, also where that comes or changes later")
    func superviewWidth() {
      let calendar = AlmanacCalendarUIView(preset: .classic)
      #expect(calendar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      parent.addSubview(calendar)
      #expect(calendar.intrinsicContentSize.width == 320)
      parent.bounds.size.width = 414
      #expect(calendar.intrinsicContentSize.width == 414)
    }

    @Test("views are made with a frame, as any other view of UIKit")
    func frames() {
      let frame = CGRect(x: 10, y: 20, width: 300, height: 400)
      for view in [
        AlmanacCalendarUIView(frame: frame), AlmanacWeekdayMenuUIView(frame: frame),
        AlmanacCollectionUIView(frame: frame),
        AlmanacHostUIView(frame: frame), AlmanacHostUIView(root: View(), frame: frame),
      ] as [UIView] {
        #expect(view.frame == frame)
      }
    }
  }
}
