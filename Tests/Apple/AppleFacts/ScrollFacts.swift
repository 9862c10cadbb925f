#if canImport(UIKit)
  import Testing
  import UIKit

  /// What AlmanacUI assumes of `UIScrollView`.
  @Suite("Facts: scrolling", .serialized)
  @MainActor struct ScrollFacts {
    final class Listener: NSObject, UIScrollViewDelegate {
      var offsets: [CGPoint] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    }

    final class LayoutView: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }

    private func scrollView() -> LayoutView {
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 100, height: 1_000)
      return view
    }

    @Test("Fact 1: setting contentOffset calls scrollViewDidScroll before it returns")
    func callsAtOnce() {
      let (view, listener) = (scrollView(), Listener())
      view.delegate = listener
      view.contentOffset = CGPoint(x: 0, y: 40)
      #expect(listener.offsets == [CGPoint(x: 0, y: 40)])
    }

    @Test("Fact 2: setting the same contentOffset does not call the delegate")
    func sameOffset() {
      let (view, listener) = (scrollView(), Listener())
      view.contentOffset = CGPoint(x: 0, y: 40)
      view.delegate = listener
      view.contentOffset = CGPoint(x: 0, y: 40)
      #expect(listener.offsets == [])
    }

    @Test("Fact 3: contentOffset is the origin of the bounds")
    func boundsOrigin() {
      let view = scrollView()
      view.contentOffset = CGPoint(x: 0, y: 40)
      #expect(view.bounds.origin == CGPoint(x: 0, y: 40))
      view.bounds.origin.y = 60
      #expect(view.contentOffset.y == 60)
    }

    @Test("Fact 4: layoutSubviews follows a change of contentOffset")
    func layout() {
      let view = scrollView()
      view.layoutIfNeeded()
      let before = view.layouts
      view.contentOffset.y = 10
      view.layoutIfNeeded()
      #expect(view.layouts == before + 1)
    }

    @Test("Fact 5: without a change layoutIfNeeded calls no layoutSubviews")
    func rest() {
      let view = scrollView()
      view.layoutIfNeeded()
      let before = view.layouts
      view.layoutIfNeeded()
      #expect(view.layouts == before)
    }

    @Test("Fact 6: contentOffset can be set outside of the content, and stays")
    func outside() {
      let view = scrollView()
      view.contentOffset.y = -50
      #expect(view.contentOffset.y == -50)
    }

    @Test("Fact 7: a scroll view clips its content")
    func clips() { #expect(scrollView().clipsToBounds) }

    @Test("Fact 8: another size of the bounds keeps a contentOffset inside of the content")
    func resized() {
      let view = scrollView()
      view.contentOffset.y = 40
      view.bounds.size = CGSize(width: 100, height: 120)
      #expect(view.contentOffset.y == 40)
    }

    @Test("Fact 9: subviews lie in the coordinates of the content")
    func content() {
      let (view, child) = (scrollView(), UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10)))
      view.addSubview(child)
      view.contentOffset.y = 250
      #expect(child.convert(child.bounds, to: view).minY == 300)
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(view)
      #expect(child.convert(child.bounds, to: outer).minY == 50)
    }

    @Test("Fact 10: a negative contentOffset is allowed by an inset at the top")
    func inset() {
      let view = scrollView()
      view.contentInset = UIEdgeInsets(top: 4_096, left: 0, bottom: 0, right: 0)
      view.contentOffset.y = -4_000
      #expect(view.contentOffset.y == -4_000)
    }

    @Test("Fact 11: a pan recognizer of a scroll view receives wheels and trackpads")
    func wheels() { #expect(scrollView().panGestureRecognizer.allowedScrollTypesMask == .all) }

    @Test("Fact 12: other pan recognizers receive no wheels by default")
    func otherPans() { #expect(UIPanGestureRecognizer().allowedScrollTypesMask == []) }

    @Test("Fact 13: a scroll view that is at rest neither tracks, drags nor decelerates")
    func atRest() {
      let view = scrollView()
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    }

    @Test("Fact 99: setContentOffset without animation calls scrollViewDidScroll before it returns")
    func withoutAnimation() {
      let (view, listener) = (scrollView(), Listener())
      view.delegate = listener
      view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
      #expect(listener.offsets == [CGPoint(x: 0, y: 40)] && !view.isDecelerating)
    }

    @Test("Fact 14: a scroll view lets its pan begin while scrolling is enabled")
    func shouldBegin() {
      let view = scrollView()
      #expect(view.gestureRecognizerShouldBegin(view.panGestureRecognizer))
    }
  }
#endif
