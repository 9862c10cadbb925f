import Foundation
import Testing

@testable import WebDocs

/// The pages of the package's own documents.
struct SiteTests {
  private static let package: URL = {
    // .../package/Tests/Web/WebDocsTests/SiteTests.swift
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  private static let element = "../almanac/almanac-calendar.js"

  private let pages: [Page]
  private let files: [String: String]

  init() throws {
    pages = try Site.pages(package: Self.package, element: Self.element)
    files = try Site.files(package: Self.package, element: Self.element)
  }

  private static func values(_ attribute: String, in html: String) -> [String] {
    html.split(separator: " \(attribute)=\"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" }).replacing("&amp;", with: "&")
    }
  }

  @Test("every guide of the element has a page")
  func guides() throws {
    let folder = Self.package.appending(path: "Documentation/Web").path
    let guides = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
    let shown = Set(Document.all.map(\.file))
    for guide in guides { #expect(shown.contains("Documentation/Web/" + guide), "\(guide)") }
  }

  @Test("every page has all pages in the sidebar, in groups, and marks itself")
  func sidebar() throws {
    for page in pages {
      let start = try #require(page.html.firstRange(of: "<nav class=\"sidebar\""))
      let end = try #require(page.html[start.upperBound...].firstRange(of: "</nav>"))
      let sidebar = String(page.html[start.lowerBound..<end.lowerBound])
      #expect(Self.values("href", in: sidebar) == Document.all.map { $0.name + ".html" })
      #expect(sidebar.contains("\"\(page.document.name).html\" aria-current=\"page\""))
      #expect(sidebar.split(separator: "aria-current").count == 2)
      for group in Document.Group.allCases { #expect(sidebar.contains(">\(group.rawValue)</p>")) }
    }
  }

  @Test("pages lead to the pages before and after them in the sidebar")
  func neighbors() throws {
    for (index, page) in pages.enumerated() {
      let pager = String(try #require(page.html.split(separator: "<nav class=\"pager\"").last))
      let neighbors = [index - 1, index + 1].filter { Document.all.indices.contains($0) }
      #expect(Self.values("href", in: pager) == neighbors.map { Document.all[$0].name + ".html" })
    }
  }

  @Test("the second headings of a page are its list of sections, and each links to itself")
  func outline() {
    for page in pages where page.contents.count > 1 {
      let parts = page.html.split(separator: "<nav class=\"outline\"")
      let outline = parts.last?.split(separator: "</nav>").first ?? ""
      #expect(Self.values("href", in: String(outline)) == page.contents.map { "#" + $0.id })
      for (id, text) in page.contents {
        #expect(page.html.contains("<h2 id=\"\(id)\"><a href=\"#\(id)\">\(text)</a></h2>"))
      }
    }
  }

  @Test("every link leads to a file and an anchor that exist, and no anchor is on a page twice")
  func links() {
    let anchors = files.mapValues { Self.values("id", in: $0) }
    for page in pages {
      let name = page.document.name + ".html"
      #expect(Set(anchors[name] ?? []).count == anchors[name]?.count, "\(name)")
      for link in Self.values("href", in: page.html) + Self.values("src", in: page.html) {
        if link == "data:," || link == "almanac/almanac-calendar.js" || link.hasPrefix("https://") { continue }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let file = parts[0].isEmpty ? name : parts[0]
        #expect(files[file] != nil, "\(name) links to \(link)")
        if parts.count > 1 { #expect(anchors[file]?.contains(parts[1]) == true, "\(name) links to \(link)") }
      }
    }
  }

  /// What has code for programs that build pages, which `make npm` runs, or none.
  private static let withoutExamples = ["CHANGELOG.md", "Documentation/Web/React.md", "Documentation/Web/Testing.md"]

  @Test("every page for the browser has an example that runs, made from the code that readers copy")
  func examples() {
    for page in pages where !Self.withoutExamples.contains(page.document.file) {
      #expect(!page.examples.isEmpty, "\(page.document.name)")
      for example in page.examples {
        #expect(example.markup.contains("<almanac-calendar "), "\(example.name)")
        for script in example.scripts {
          let text = files[script] ?? ""
          let queries = text.split(separator: "document.querySelector").dropFirst()
          let isInside = queries.allSatisfy { $0.hasPrefix("('#\(example.name) ") }
          #expect(!queries.isEmpty && isInside, "\(script)")
          let copied = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
            .replacing("#\(example.name) ", with: "")
          #expect(page.html.contains(Inline.escape(copied)), "\(script)")
        }
      }
    }
  }

  @Test("pages load nothing from other origins, and have no scripts, styles, or handlers in their markup")
  func policy() {
    for page in pages {
      for link in Self.values("src", in: page.html) { #expect(!link.contains("//"), "\(page.document.name): \(link)") }
      for part in ["<script>", "<style", " style=\"", " onclick", "<link rel=\"stylesheet\" href=\"http"] {
        #expect(!page.html.contains(part), "\(page.document.name): \(part)")
      }
    }
    for name in Site.shared { #expect(files[name]?.contains("://") == false, "\(name)") }
  }

  @Test("the search finds every section and every row of the reference at its anchor")
  func index() throws {
    struct Index: Decodable {
      struct Page: Decodable { let file, title, group: String, sections: [Section] }
      struct Section: Decodable { let id, heading, text: String }
      let pages: [Page]
    }
    let index = try JSONDecoder().decode(Index.self, from: Data((files["search.json"] ?? "").utf8))
    #expect(index.pages.map(\.file) == Document.all.map { $0.name + ".html" })
    for page in index.pages {
      let anchors = Set(Self.values("id", in: files[page.file] ?? ""))
      #expect(page.sections.first?.id == "" && page.sections.first?.heading == page.title)
      for section in page.sections {
        #expect(section.id.isEmpty || anchors.contains(section.id), "\(page.file): \(section.id)")
        #expect(!section.heading.isEmpty && !section.text.contains("<code>"), "\(page.file): \(section.heading)")
      }
    }
    let reference = try #require(index.pages.first { $0.file == "reference.html" })
    let option = try #require(reference.sections.first { $0.heading == "week-numbers" })
    #expect(option.id == "options-week-numbers")
    #expect(option.text.hasPrefix("Whether weeks are numbered."))
    // Text below a table belongs to the heading, not to the last row.
    let parts = try #require(reference.sections.first { $0.heading == "Parts" })
    #expect(parts.text.contains("also has the name of that state"))
  }
}
