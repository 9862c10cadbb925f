#if canImport(UIKit)
  import Testing
  import UIKit

  /// What AlmanacUI assumes of hit tests and recognizers.
  @Suite("Facts: touches", .serialized)
  @MainActor struct HitFacts {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func child(_ frame: CGRect) -> UIView {
      let child = UIView(frame: frame)
      parent.addSubview(child)
      return child
    }

    private let place = CGPoint(x: 15, y: 15)

    @Test("Fact 39: the frontmost view at a point is hit")
    func frontmost() {
      _ = child(CGRect(x: 10, y: 10, width: 20, height: 20))
      let front = child(CGRect(x: 10, y: 10, width: 20, height: 20))
      #expect(parent.hitTest(place, with: nil) === front)
    }

    @Test("Fact 40: a hidden view is not hit")
    func hidden() {
      let view = child(CGRect(x: 10, y: 10, width: 20, height: 20))
      view.isHidden = true
      #expect(parent.hitTest(place, with: nil) === parent)
    }

    @Test("Fact 41: a view without user interaction is not hit, nor what is inside it")
    func interaction() {
      let view = child(CGRect(x: 10, y: 10, width: 20, height: 20))
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      view.isUserInteractionEnabled = false
      #expect(parent.hitTest(place, with: nil) === parent)
    }

    @Test("Fact 42: a subview outside of its parent is not hit")
    func outside() {
      let view = child(CGRect(x: 10, y: 10, width: 2, height: 2))
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      #expect(parent.hitTest(place, with: nil) === parent)
    }

    @Test("Fact 43: a point on the right or lower edge is outside")
    func edges() {
      let view = child(CGRect(x: 10, y: 10, width: 20, height: 20))
      #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
      #expect(parent.hitTest(CGPoint(x: 30, y: 15), with: nil) === parent)
    }

    @Test("Fact 44: hitTest of a subclass decides for what is inside it")
    func overridden() {
      final class Deaf: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      }
      let view = Deaf(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      parent.addSubview(view)
      #expect(parent.hitTest(place, with: nil) === parent)
    }

    @Test("Fact 45: a recognizer is possible at first, and belongs to the view it was added to")
    func recognizer() {
      let tap = UITapGestureRecognizer()
      #expect(tap.state == .possible && tap.view == nil && tap.isEnabled)
      parent.addGestureRecognizer(tap)
      #expect(tap.view === parent && parent.gestureRecognizers?.contains(tap) == true)
    }

    @Test("Fact 46: recognizers cancel and delay touches by default")
    func defaults() {
      let tap = UITapGestureRecognizer()
      #expect(tap.cancelsTouchesInView && tap.delaysTouchesEnded && !tap.delaysTouchesBegan)
    }

    @Test("Fact 47: the scale of a pinch can be set back")
    func pinch() {
      let pinch = UIPinchGestureRecognizer()
      pinch.scale = 2
      pinch.scale = 1
      #expect(pinch.scale == 1 && pinch.numberOfTouches == 0)
    }
  }
#endif
