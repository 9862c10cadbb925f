import NIOCore
import Testing

@testable import AlmanacServer

@Suite("Server: XML")
struct XMLReaderTests {
  private func read(_ text: String, _ limits: XMLReader.Limits = .init()) throws(XMLProblem) -> DAVElement {
    try XMLTree.read(ByteBuffer(string: text), limits: limits)
  }

  @Test("elements, namespaces, attributes, and texts are read, whatever prefixes a client uses")
  func elements() throws {
    let root = try read(
      """
      <?xml version="1.0"?><!-- all --><a:prop xmlns:a="DAV:" xmlns="urn:x"><b c="1 &lt; 2">t<![CDATA[<]]>&#233;</b>
      <plain xmlns=""/></a:prop>
      """)
    #expect(root.name == .dav("prop") && root.children.count == 2)
    let child = try #require(root.child(PropertyName(namespace: "urn:x", name: "b")))
    #expect(child.text == "t<é" && child.attribute("c") == "1 < 2")
    #expect(root.children[1].name == PropertyName(namespace: "", name: "plain"))
  }

  @Test("a document in pieces of any size has the same events as the whole")
  func pieces() throws {
    let text = "<a xmlns=\"DAV:\"><b>ünï</b><c d=\"&amp;\"/></a>"
    let whole = try read(text)
    for size in 1...9 {
      var names: [String] = [], found = ""
      let reader = XMLReader { event in
        switch event {
        case .start(let name, _): names.append(name.name)
        case .text(let part): found += part
        case .end: names.append("/")
        }
      }
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(ByteBuffer(bytes: bytes[start..<min(start + size, bytes.count)]).readableBytesView)
      }
      try reader.finish()
      #expect(names == ["a", "b", "/", "c", "/", "/"] && found == "ünï")
    }
    #expect(whole.children.count == 2)
  }

  @Test(
    "a document type, entities, and whatever is no XML is rejected with its line",
    arguments: [
      ("<!DOCTYPE a [<!ENTITY b \"b\"><!ENTITY c \"&b;&b;&b;&b;\">]><a>&c;</a>", "DOCTYPE", 1),
      ("<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>", "DOCTYPE", 1),
      ("<!DOCTYPE a [<!ENTITY % b SYSTEM \"http://127.0.0.1/\"> %b;]><a/>", "DOCTYPE", 1),
      ("<a>\n\n&entity;</a>", "undefined entity", 3), ("<a>\n<b></a>", "mismatched tag", 2),
      ("<a>", "no element found", 1), ("", "no element found", 1), ("<a/><b/>", "junk", 1), ("BEGIN:VCALENDAR", "", 1),
      ("<x:a/>", "unbound prefix", 1), ("<a b=\"1\" b=\"2\"/>", "duplicate attribute", 1), ("<a>\u{1}</a>", "", 1),
      ("<?xml version=\"1.0\" encoding=\"EBCDIC\"?><a/>", "unknown encoding", 1),
    ])
  func rejected(text: String, reason: String, line: Int) {
    do throws(XMLProblem) {
      let root = try read(text)
      Issue.record("\(text) was read as \(root)")
    } catch {
      #expect(error.reason.contains(reason) && error.line == line, "\(text): \(error)")
    }
  }

  @Test("depth, number of elements, and size have limits, just below which documents are read")
  func limits() throws {
    let limits = XMLReader.Limits(depth: 10, elements: 20, bytes: 1 << 20)
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    func flat(_ count: Int) -> String { "<a>" + String(repeating: "<b/>", count: count - 1) + "</a>" }
    func long(_ count: Int) -> String { "<a>" + String(repeating: "x", count: count - 7) + "</a>" }
    for text in [nested(10), flat(20), long(1 << 20)] { _ = try read(text, limits) }
    for (text, word) in [(nested(11), "deeper"), (flat(21), "elements"), (long((1 << 20) + 1), "1 MB")] {
      do throws(XMLProblem) {
        _ = try read(text, limits)
        Issue.record("expected an error about \(word)")
      } catch {
        #expect(error.reason.contains(word), "\(error)")
      }
    }
  }

  @Test("what is written is read as the same elements, also with foreign namespaces, and on its own")
  func written() throws {
    let foreign = PropertyName(namespace: "urn:a&\"b", name: "own")
    let element = DAVElement(
      .caldav("filter"),
      [
        .text(" a < b & c ]]> \r\n\t\" "), .element(DAVElement(foreign, [.text("é")], attributes: [foreign: "1\n<"])),
        .element(DAVElement(PropertyName(namespace: "", name: "plain"))), .element(.apple("calendar-color"), []),
      ])
    var writer = XMLWriter()
    writer.begin(.dav("prop"))
    writer.write(element)
    writer.close(.dav("prop"))
    #expect(try read(writer.text).children == [element])
    #expect(try read(XMLWriter.standalone(element)) == element)
    #expect(
      try read(XMLWriter.standalone(DAVElement(foreign, [.text("a\u{1}b\u{FFFF}")]))).text == "a\u{FFFD}b\u{FFFD}")
  }
}
