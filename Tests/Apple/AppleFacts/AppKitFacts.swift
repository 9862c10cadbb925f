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

    @Test("Fact 80: the best match of an appearance is light or dark")
    func appearance() {
      let dark = NSAppearance(named: .darkAqua)
      #expect(dark?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    }

    @Test("Fact 86: a view of AppKit draws outside of its bounds unless it clips")
    func clips() {
      let view = NSView(frame: .zero)
      #expect(!view.clipsToBounds)
      view.clipsToBounds = true
      #expect(view.clipsToBounds)
    }

    final class SizedView: NSView {
      var sizes: [NSSize] = []
      var directions: [NSUserInterfaceLayoutDirection] = []
      override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        sizes.append(newSize)
      }
      override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        didSet { directions.append(userInterfaceLayoutDirection) }
      }
    }

    @Test("Fact 87: a frame of another size calls setFrameSize before the assignment is over")
    func sized() {
      let view = SizedView(frame: .zero)
      view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      #expect(view.sizes.last == CGSize(width: 30, height: 40))
    }

    @Test("Fact 88: setting userInterfaceLayoutDirection calls the observer of an override")
    func direction() {
      let view = SizedView(frame: .zero)
      view.userInterfaceLayoutDirection = .rightToLeft
      #expect(view.directions == [.rightToLeft] && view.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("Fact 89: the notifications of a workspace come from a center of its own")
    func workspace() { #expect(NSWorkspace.shared.notificationCenter !== NotificationCenter.default) }

    @Test("Fact 95: an accessibility element keeps its value, and its rows and columns")
    func tables() {
      let element = NSAccessibilityElement()
      element.setAccessibilityValue("Today")
      element.setAccessibilityRowCount(6)
      element.setAccessibilityColumnIndexRange(NSRange(location: 3, length: 1))
      #expect(element.accessibilityValue() as? String == "Today" && element.accessibilityRowCount() == 6)
      #expect(element.accessibilityColumnIndexRange() == NSRange(location: 3, length: 1))
    }

    @Test("Fact 98: a text that is set in a text view is no change by a person")
    func text() {
      let view = ChangedTextView(frame: .zero)
      view.string = "text"
      #expect(view.string == "text" && view.changes == 0 && !view.hasMarkedText() && view.acceptsFirstResponder)
      view.didChangeText()
      #expect(view.changes == 1)
    }
  }

  /// A text view that counts changes.
  private final class ChangedTextView: NSTextView {
    var changes = 0

    override func didChangeText() {
      super.didChangeText()
      changes += 1
    }
  }
#endif
