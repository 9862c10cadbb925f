import Geometry
import Testing
import ViewKit

struct TextFieldTests {
  private final class Around: View {
    var keys = 0
    override func keyDown(_ event: KeyEvent) -> Bool {
      keys += 1
      return true
    }
  }

  private let root = Around()
  private let field = TextField(label: "Search")
  private let host = PictureHost()

  private func makeWindow() -> Window {
    root.addSubview(field)
    field.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    field.layer.textColor = .dynamic(light: RGBA(0), dark: RGBA(0))
    field.layer.textStyle = TextStyle(size: 13, lineHeight: 16)
    let window = Window(root: root, host: host, size: Size(width: 200, height: 100))
    window.tick(now: 0)
    return window
  }

  @Test("the text is that of the host, and each change is reported once")
  func editing() {
    let window = makeWindow()
    var heard: [String] = []
    field.onChange = { heard.append($0) }
    #expect(window.send(.edited(field.id, "a")))
    #expect(window.send(.edited(field.id, "ab")))
    #expect(window.send(.edited(field.id, "ab")))
    #expect(field.text == "ab")
    #expect(heard == ["a", "ab"])
    field.text = "by code"
    #expect(heard == ["a", "ab"])
    #expect(!window.send(.edited(root.id, "x")))
    #expect(!window.send(.edited(ViewID(99), "x")))
  }

  @Test("Escape empties the field, then goes to its owner; no other key reaches the views around it")
  func keys() {
    let window = makeWindow()
    var heard: [String] = []
    var left: [KeyEvent.Key] = []
    field.onChange = { heard.append($0) }
    field.onKey = { event in
      left.append(event.key)
      return event.key == .escape
    }
    window.send(.focus(field.id))
    window.send(.edited(field.id, "a"))
    #expect(window.send(.key(KeyEvent(.escape))))
    #expect(field.text.isEmpty)
    #expect(heard == ["a", ""])
    #expect(window.send(.key(KeyEvent(.escape))))
    #expect(!window.send(.key(KeyEvent(.arrowDown))))
    #expect(left == [.escape, .arrowDown])
    #expect(root.keys == 0)
    window.send(.focus(root.id))
    window.send(.key(KeyEvent(.arrowDown)))
    #expect(root.keys == 1)
  }

  @Test("a picture shows the text, or the placeholder of an empty field")
  func picture() {
    let window = makeWindow()
    func shown() -> String? { window.displayList().items.first { $0.id == field.id }?.text }
    #expect(shown() == "Search")
    field.text = "tea"
    #expect(shown() == "tea")
  }

  @Test("a field in a closed window reports nothing")
  func closing() {
    let window = makeWindow()
    var heard = 0
    field.onChange = { _ in heard += 1 }
    window.close()
    #expect(!window.send(.edited(ViewID(2), "a")))
    #expect(heard == 0)
    #expect(field.onChange == nil)
  }

  @Test("a field of a form keeps its text at Escape, which goes to its owner")
  func kept() {
    let title = TextField(label: "Title", kind: .text)
    #expect(title.accessibility.role == .textBox && field.accessibility.role == .searchBox)
    var left: [KeyEvent.Key] = []
    title.text = "Lunch"
    title.onKey = { event in
      left.append(event.key)
      return true
    }
    #expect(title.keyDown(KeyEvent(.escape)) && title.keyDown(KeyEvent(.enter)))
    #expect(title.text == "Lunch" && left == [.escape, .enter])
  }
}
