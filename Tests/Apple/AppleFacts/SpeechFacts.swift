#if canImport(UIKit)
  import Testing
  import UIKit

  /// What AlmanacUI assumes of assistive technology.
  @Suite("Facts: speech", .serialized)
  @MainActor struct SpeechFacts {
    @Test("Fact 68: a view is no element, and an accessibility element is one")
    func elements() {
      let view = UIView()
      #expect(
        !view.isAccessibilityElement && UIAccessibilityElement(accessibilityContainer: view).isAccessibilityElement)
    }

    @Test("Fact 69: an element does not keep its container")
    func container() {
      var view: UIView? = UIView()
      weak let weakView = view
      let element = view.map { UIAccessibilityElement(accessibilityContainer: $0) }
      view = nil
      #expect(weakView == nil && element != nil)
    }

    @Test("Fact 70: the elements of a container are those that were set, in order")
    func order() {
      let view = UIView()
      let elements = [UIView(), UIView()]
      view.accessibilityElements = elements
      #expect(view.accessibilityElements as? [UIView] == elements)
    }

    @Test("Fact 71: traits are a set")
    func traits() {
      let view = UIView()
      view.accessibilityTraits = [.button, .selected]
      #expect(view.accessibilityTraits.contains(.selected) && !view.accessibilityTraits.contains(.header))
    }

    @Test("Fact 72: without an override activation is not used")
    func activation() { #expect(!UIView().accessibilityActivate() && !UIView().accessibilityPerformEscape()) }

    @Test("Fact 73: an override of accessibilityElements is asked")
    func overridden() {
      final class Container: UIView {
        override var accessibilityElements: [Any]? {
          get { [self] }
          set {}
        }
      }
      #expect(Container().accessibilityElements?.count == 1)
    }

    @Test("Fact 74: a container has no type unless it is given one")
    func type() {
      let view = UIView()
      #expect(view.accessibilityContainerType == .none)
      view.accessibilityContainerType = .list
      #expect(view.accessibilityContainerType == .list)
    }

    @Test("Fact 75: frames on the screen follow the view")
    func frames() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      window.addSubview(view)
      #expect(
        UIAccessibility.convertToScreenCoordinates(view.bounds, in: view) == CGRect(x: 10, y: 20, width: 30, height: 40)
      )
    }
  }
#endif
