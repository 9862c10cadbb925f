#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Testing

  /// What AlmanacUI assumes of AppKit.
  @Suite("Facts: AppKit", .serialized)
  @MainActor struct AppKitFacts {
    @Test("Fact 76: a view of AppKit has its origin at the lower left, unless it is flipped")
    func flipped() { #expect(!NSView(frame: .zero).isFlipped) }

    @Test("Fact 77: a subview of AppKit leaves its former parent, and its parent keeps it")
    func subviews() {
      let (a, b, child) = (NSView(frame: .zero), NSView(frame: .zero), NSView(frame: .zero))
      a.addSubview(child)
      b.addSubview(child)
      #expect(a.subviews.isEmpty && b.subviews == [child] && child.superview === b)
    }

    @Test("Fact 78: another frame changes the size of the bounds, and not their origin")
    func bounds() {
      let view = NSView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
      view.frame = CGRect(x: 7, y: 8, width: 20, height: 30)
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test("Fact 79: an accessibility element keeps what it is given, and its press is not used unless it says so")
    func element() {
      let element = NSAccessibilityElement()
      element.setAccessibilityLabel("Today")
      element.setAccessibilityRole(.button)
      element.setAccessibilityFrameInParentSpace(CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(element.accessibilityLabel() == "Today" && element.accessibilityRole() == .button)
      #expect(element.accessibilityFrameInParentSpace() == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(!element.accessibilityPerformPress())
    }

    @Test("Fact 80: the appearances light and dark are told apart by their best match")
    func appearance() {
      let dark = NSAppearance(named: .darkAqua)
      #expect(dark?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    }
  }
#endif
