#if canImport(UIKit)
  import Testing
  import UIKit

  /// What AlmanacUI assumes of `UIView` and its layer.
  @Suite("Facts: views", .serialized)
  @MainActor struct ViewFacts {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func child(_ frame: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20)) -> UIView {
      let child = UIView(frame: frame)
      parent.addSubview(child)
      return child
    }

    @Test("Fact 15: with an anchor point of zero the center is the upper left corner")
    func anchor() {
      let view = child(CGRect(x: 0, y: 0, width: 20, height: 30))
      view.layer.anchorPoint = .zero
      view.center = CGPoint(x: 5, y: 7)
      #expect(view.frame == CGRect(x: 5, y: 7, width: 20, height: 30))
    }

    @Test("Fact 16: with an anchor point of zero a transform scales from the upper left corner")
    func scale() {
      let view = child(CGRect(x: 0, y: 0, width: 20, height: 30))
      view.layer.anchorPoint = .zero
      view.center = CGPoint(x: 5, y: 7)
      view.transform = CGAffineTransform(scaleX: 2, y: 3)
      #expect(view.frame == CGRect(x: 5, y: 7, width: 40, height: 90))
    }

    @Test("Fact 17: a transform changes neither bounds nor center")
    func transform() {
      let view = child()
      let before = (view.bounds, view.center)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.bounds == before.0 && view.center == before.1)
    }

    @Test("Fact 18: center and bounds are position and bounds of the layer")
    func layer() {
      let view = child()
      view.center = CGPoint(x: 50, y: 60)
      view.bounds.size = CGSize(width: 8, height: 9)
      #expect(view.layer.position == CGPoint(x: 50, y: 60) && view.layer.bounds.size == CGSize(width: 8, height: 9))
    }

    @Test("Fact 19: points are converted through transforms of ancestors")
    func convert() {
      let view = child(CGRect(x: 10, y: 10, width: 20, height: 20))
      parent.layer.anchorPoint = .zero
      parent.center = .zero
      parent.transform = CGAffineTransform(scaleX: 2, y: 2)
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      outer.addSubview(parent)
      #expect(view.convert(view.bounds, to: outer) == CGRect(x: 20, y: 20, width: 40, height: 40))
      #expect(view.convert(CGPoint(x: 40, y: 40), from: outer) == CGPoint(x: 10, y: 10))
    }

    @Test("Fact 20: a subview is added in front of its siblings")
    func order() {
      let (a, b) = (child(), child())
      #expect(parent.subviews == [a, b])
    }

    @Test("Fact 21: bringSubviewToFront makes a view the last one")
    func front() {
      let (a, b) = (child(), child())
      parent.bringSubviewToFront(a)
      #expect(parent.subviews == [b, a])
    }

    @Test("Fact 22: insertSubview(_:at:) counts from the hindmost")
    func insert() {
      let a = child()
      let b = UIView()
      parent.insertSubview(b, at: 0)
      #expect(parent.subviews == [b, a])
    }

    @Test("Fact 23: a view that is added elsewhere leaves its parent")
    func moved() {
      let a = child()
      let other = UIView()
      other.addSubview(a)
      #expect(parent.subviews.isEmpty && a.superview === other)
    }

    @Test("Fact 24: layers lie in the order of their views")
    func sublayers() {
      let (a, b) = (child(), child())
      parent.bringSubviewToFront(a)
      #expect(parent.layer.sublayers?.map { $0 === a.layer } == [false, true] && b.layer.superlayer === parent.layer)
    }

    @Test("Fact 25: a parent keeps its subviews, and a subview does not keep its parent")
    func ownership() {
      weak var weakParent: UIView?
      let kept = UIView()
      do {
        let parent = UIView()
        weakParent = parent
        parent.addSubview(kept)
      }
      #expect(weakParent == nil && kept.superview == nil)
    }

    @Test("Fact 26: a view is the delegate of its layer")
    func delegate() {
      let view = child()
      #expect(view.layer.delegate === view)
    }

    @Test("Fact 27: alpha, isHidden and clipsToBounds are those of the layer")
    func properties() {
      let view = child()
      (view.alpha, view.isHidden, view.clipsToBounds) = (0.5, true, true)
      #expect(view.layer.opacity == 0.5 && view.layer.isHidden && view.layer.masksToBounds)
    }

    @Test("Fact 28: a color of the layer's background is the view's")
    func background() {
      let view = child()
      view.layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      #expect(view.backgroundColor?.cgColor == view.layer.backgroundColor)
    }

    @Test("Fact 29: views that draw nothing have no contents")
    func contents() {
      let view = child()
      view.layer.displayIfNeeded()
      #expect(view.layer.contents == nil)
    }

    final class DrawingView: UIView {
      var displayed: [CGSize] = []
      override func display(_ layer: CALayer) {
        displayed.append(layer.bounds.size)
        layer.contents =
          UIGraphicsImageRenderer(size: bounds.size, format: UIGraphicsImageRendererFormat())
          .image { _ in }.cgImage
      }
    }

    @Test("Fact 30: a layer that needs display calls display(_:) of its view, once, and keeps the contents set there")
    func draws() {
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.layer.setNeedsDisplay()
      view.layer.displayIfNeeded()
      view.layer.displayIfNeeded()
      #expect(view.displayed == [CGSize(width: 20, height: 20)] && view.layer.contents != nil)
    }

    @Test("Fact 31: contents can be taken away")
    func taken() {
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.layer.setNeedsDisplay()
      view.layer.displayIfNeeded()
      view.layer.contents = nil
      view.layer.displayIfNeeded()
      #expect(view.layer.contents == nil && view.displayed.count == 1)
    }

    @Test("Fact 32: a picture has as many pixels as its points times the scale of its format")
    func pictures() {
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (3, false)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 7), format: format).image { _ in }
      #expect(image.cgImage?.width == 30 && image.cgImage?.height == 21)
    }

    @Test("Fact 33: contentScaleFactor is contentsScale of the layer")
    func pixels() {
      let view = child()
      view.contentScaleFactor = 3
      #expect(view.layer.contentsScale == 3)
    }

    final class LayoutView: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }

    @Test("Fact 34: another size has a view laid out, another position has not")
    func layout() {
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      let before = view.layouts
      view.center = CGPoint(x: 40, y: 40)
      view.layoutIfNeeded()
      #expect(view.layouts == before)
      view.frame = CGRect(x: 0, y: 0, width: 12, height: 10)
      view.layoutIfNeeded()
      #expect(view.layouts == before + 1)
    }

    @Test("Fact 35: a new subview has its parent laid out")
    func added() {
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      let before = view.layouts
      view.addSubview(UIView())
      view.layoutIfNeeded()
      #expect(view.layouts == before + 1)
    }

    @Test("Fact 36: performWithoutAnimation switches animations off while it runs")
    func animations() {
      var isEnabled = true
      UIView.performWithoutAnimation { isEnabled = UIView.areAnimationsEnabled }
      #expect(!isEnabled && UIView.areAnimationsEnabled)
    }

    @Test("Fact 37: setDisableActions holds until its transaction is committed")
    func actions() {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }

    @Test("Fact 38: a forced semantic attribute decides the direction")
    func direction() {
      let view = child()
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    final class DirectedView: UIView {
      var directions: [UISemanticContentAttribute] = []
      override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { directions.append(semanticContentAttribute) }
      }
    }

    @Test("Fact 81: setting semanticContentAttribute calls the observer of an override")
    func observed() {
      let view = DirectedView(frame: .zero)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.directions == [.forceRightToLeft])
    }

    @Test("Fact 82: what changes inside of animate is animated, and not inside of performWithoutAnimation")
    func animates() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      let (moving, still) = (child(), child())
      window.addSubview(parent)
      UIView.animate(withDuration: 1) {
        moving.center.x += 10
        UIView.performWithoutAnimation { still.center.x += 10 }
      }
      #expect(moving.layer.animationKeys()?.isEmpty == false && still.layer.animationKeys() == nil)
      window.isHidden = true
    }

    @Test("Fact 91: an override of a trait is the trait of the view")
    func overrides() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(parent)
      parent.traitOverrides.legibilityWeight = .bold
      parent.updateTraitsIfNeeded()
      #expect(parent.traitCollection.legibilityWeight == .bold)
    }

    final class TintedView: UIView {
      var changes = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
      }
    }

    @Test("Fact 92: another tint calls tintColorDidChange before the assignment is over")
    func tint() {
      let view = TintedView(frame: .zero)
      let before = view.changes
      view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(view.changes > before)
    }

    @Test("Fact 93: an interaction that was added belongs to the view")
    func interactions() {
      let view = child()
      let pointer = UIPointerInteraction(delegate: nil)
      view.addInteraction(pointer)
      #expect(view.interactions.contains { $0 === pointer })
    }

    private final class Target: NSObject {
      #if canImport(ObjectiveC)
        @objc
      #endif
      func fire() {}
    }

    @Test("Fact 94: a display link can be paused before it is added, and keeps its target until it is invalidated")
    func link() {
      weak var target: Target?
      let link: CADisplayLink
      do {
        let made = Target()
        target = made
        #if canImport(ObjectiveC)
          link = CADisplayLink(target: made, selector: #selector(Target.fire))
        #else
          link = CADisplayLink { _ in made.fire() }
        #endif
      }
      link.isPaused = true
      link.add(to: .main, forMode: .common)
      #expect(link.isPaused && target != nil)
      link.invalidate()
      #expect(target == nil)
    }

    @Test("Fact 96: the safe area of a view is what of the view is covered")
    func safeArea() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let (outer, inner) = (UIView(frame: window.bounds), UIView(frame: CGRect(x: 120, y: 280, width: 40, height: 40)))
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(outer.safeAreaInsets == window.safeAreaInsets && inner.safeAreaInsets == .zero)
    }
  }
#endif
