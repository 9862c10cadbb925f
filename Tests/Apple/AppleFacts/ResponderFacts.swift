#if canImport(UIKit)
  import Testing
  import UIKit

  /// What AlmanacUI assumes of responders and fields.
  @Suite("Facts: keys and fields", .serialized)
  @MainActor struct ResponderFacts {
    final class Responder: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }

    final class FieldListener: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func shown<V: UIView>(_ view: V) -> V {
      window.isHidden = false
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      window.addSubview(view)
      return view
    }

    @Test("Fact 48: a view becomes first responder only if it says that it can")
    func can() {
      let (plain, able) = (shown(UIView()), shown(Responder()))
      #expect(!plain.becomeFirstResponder() && able.becomeFirstResponder() && able.isFirstResponder)
    }

    @Test("Fact 49: another first responder takes the place of the former")
    func another() {
      let (a, b) = (shown(Responder()), shown(Responder()))
      a.becomeFirstResponder()
      b.becomeFirstResponder()
      #expect(!a.isFirstResponder && b.isFirstResponder)
    }

    @Test("Fact 50: bringSubviewToFront keeps the first responder")
    func raised() {
      let (view, _) = (shown(Responder()), shown(Responder()))
      view.becomeFirstResponder()
      window.bringSubviewToFront(view)
      #expect(view.isFirstResponder)
    }

    @Test("Fact 51: a view that leaves its window is no longer first responder")
    func left() {
      let view = shown(Responder())
      view.becomeFirstResponder()
      view.removeFromSuperview()
      #expect(!view.isFirstResponder)
    }

    @Test("Fact 52: the next responder of a view is its superview")
    func next() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(inner.next === outer)
    }

    @Test("Fact 53: a field calls its delegate when editing begins and ends")
    func editing() {
      let (field, listener) = (shown(UITextField()), FieldListener())
      field.delegate = listener
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(listener.calls == ["begin", "end"])
    }

    @Test("Fact 54: setting the text of a field sends no editingChanged")
    func text() {
      let field = UITextField()
      var count = 0
      field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
      field.text = "tea"
      #expect(count == 0)
      field.sendActions(for: .editingChanged)
      #expect(count == 1)
    }

    @Test("Fact 55: a field without composition has no marked text")
    func marked() { #expect(UITextField().markedTextRange == nil) }

    @Test("Fact 56: a responder has no key commands of its own, and arrows have inputs of their own")
    func commands() {
      #expect(UIKeyCommand.inputLeftArrow != UIKeyCommand.inputRightArrow)
      #expect(UIResponder().keyCommands == nil)
    }

    @Test("Fact 57: there is one general pasteboard")
    func pasteboard() { #expect(UIPasteboard.general === UIPasteboard.general) }

    @Test("Fact 85: a text view has insets, a padding beside its lines and a background, a text field none")
    func insets() {
      let (lines, field) = (UITextView(frame: .zero), UITextField(frame: .zero))
      #expect(lines.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      #expect(lines.textContainer.lineFragmentPadding == 5 && lines.backgroundColor != nil)
      #expect(field.backgroundColor == nil)
    }

    @Test("Fact 90: a view is no item of the focus system unless it says so, and needs no effect of it")
    func focusItem() {
      let view = UIView(frame: .zero)
      #expect(!view.canBecomeFocused)
      view.focusEffect = nil
      #expect(view.focusEffect == nil)
    }
  }
#endif
