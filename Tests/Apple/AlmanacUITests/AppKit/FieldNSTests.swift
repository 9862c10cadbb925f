import Almanac
import AppKit
import Foundation
import Testing

@testable import AlmanacUI

extension UITests {
  @Suite("Fields in AppKit")
  @MainActor struct FieldNSTests {
    /// A window with a button and two fields, the second of which has several lines.
    @MainActor final class Form {
      let window = NSWindow(standInSize: CGSize(width: 300, height: 200))
      let root = View()
      let fields = [TextField(label: "Title", kind: .text), TextField(label: "Notes", kind: .lines)]
      let button = View()
      let view: AlmanacHostNSView
      var edited: [String] = []

      init() {
        button.isTabStop = true
        button.accessibility = AccessibilityNode(role: .button, label: "Go")
        button.frame = Rect(x: 0, y: 0, width: 80, height: 30)
        for (index, field) in fields.enumerated() {
          field.frame = Rect(x: 10, y: 40 + Double(index) * 40, width: 200, height: 32)
          field.layer = Layer(
            fill: Color(rgb: 0xFFFFFF), textStyle: TextStyle(size: 14, lineHeight: 20),
            textInsets: Insets(top: 4, leading: 8, bottom: 4, trailing: 8))
          root.addSubview(field)
        }
        root.addSubview(button)
        view = AlmanacHostNSView(root: root)
        for field in fields { field.onChange = { [weak self] in self?.edited.append($0) } }
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        window.standInContent.addSubview(view)
        settle()
      }

      var editor: FieldNSTextView? { view.canvas.field?.editor }

      func settle() { window.settle() }

      func click(_ point: CGPoint) {
        window.standInView(at: point)?.mouseDown(with: window.standInEvent(at: point, clicks: 1))
        window.standInView(at: point)?.mouseUp(with: window.standInEvent(at: point, clicks: 1))
        settle()
      }

      func press(_ keyCode: UInt16, _ characters: String = "") {
        window.firstResponder?.keyDown(with: window.standInEvent(at: .zero, keyCode: keyCode, characters: characters))
        settle()
      }
    }

    @Test(
      "AP-38: a press on a field edits it, where the field is; what is typed is reported, and a text of the engine shown"
    )
    func edits() throws {
      let form = Form()
      form.click(CGPoint(x: 60, y: 56))
      let editor = try #require(form.editor)
      #expect(form.window.firstResponder === editor && editor.font?.pointSize == 14)
      #expect(form.view.canvas.field?.frame == CGRect(x: 18, y: 44, width: 184, height: 24))
      #expect(editor.frame.midY > 10 && !editor.drawsBackground)
      form.press(0, "a")
      form.press(0, "b")
      #expect(form.edited == ["a", "ab"] && form.fields[0].text == "ab")
      form.fields[0].text = "other"
      form.settle()
      #expect(editor.string == "other")
      let count = form.edited.count
      editor.standInIsComposing = true
      form.fields[0].text = "third"
      form.settle()
      // B3: the text of the engine is newer than what is composed.
      #expect(editor.string == "third" && !editor.standInIsComposing && form.edited.count == count)
    }

    @Test("AP-38: Tab leads through fields and buttons, and a field that is left shows its text painted")
    func tab() throws {
      let form = Form()
      form.click(CGPoint(x: 60, y: 56))
      form.press(0, "a")
      form.press(48, "\t")
      #expect(form.view.canvas.field?.id == form.fields[1].id && form.window.firstResponder === form.editor)
      form.press(48, "\t")
      #expect(form.view.canvas.field == nil && form.window.firstResponder === form.view.canvas)
      #expect(form.view.canvas.focused == form.button.id && form.fields[0].text == "a")
      form.click(CGPoint(x: 60, y: 56))
      _ = form.window.makeFirstResponder(nil)
      #expect(form.view.canvas.field == nil && form.view.canvas.focused == nil)
    }

    @Test("AP-38: a field follows the appearance, and is edited again when it comes back into view")
    func follows() throws {
      let form = Form()
      form.click(CGPoint(x: 60, y: 56))
      let light = form.editor?.textColor?.cgColor
      form.window.standInAppear(dark: true)
      form.settle()
      #expect(form.editor?.textColor?.cgColor != light && form.editor != nil)
      form.fields[0].isHidden = true
      form.settle()
      #expect(form.view.canvas.field == nil && form.window.firstResponder === form.view.canvas)
      form.fields[0].isHidden = false
      form.settle()
      form.press(0, "a")
      #expect(form.window.firstResponder === form.editor && form.fields[0].text == "a")
    }

    @Test("AP-38: pasted lines become one in a field of one line; several stay in one of several")
    func lines() throws {
      let form = Form()
      form.click(CGPoint(x: 60, y: 56))
      form.editor?.standInType("one\ntwo")
      #expect(form.fields[0].text == "one two")
      form.click(CGPoint(x: 60, y: 96))
      form.editor?.standInType("one\ntwo")
      #expect(form.fields[1].text == "one\ntwo")
      form.fields[1].removeFromSuperview()
      form.settle()
      #expect(form.view.canvas.field == nil && form.window.firstResponder === form.view.canvas)
    }
  }
}
