import Testing

@testable import WebDocs

/// The reader of documents and the writer of pages.
struct MarkdownTests {
  private func page(_ text: String) throws -> Page {
    let document = Document(file: "Documentation/Web/Start.md", name: "start", title: "Start")
    return try Page(document, text: text, element: "../e.js")
  }

  @Test("blocks and lines of text become HTML, and text is never markup")
  func blocks() throws {
    let html = try page(
      """
      # One & two

      A *line* of **text** with `code <b>`
      and a [link](Events.md#objects), a \\* and a <tag>.

      - first
      - second
        and more

      1. one

      | A | B |
      |---|---|
      | `x \\| y` | z |

      ## Part

      ## Part
      """
    ).html
    for part in [
      "<h1 id=\"one--two\">One &amp; two</h1>",
      "<p>A <em>line</em> of <strong>text</strong> with <code>code &lt;b&gt;</code> and a "
        + "<a href=\"events.html#objects\">link</a>, a * and a &lt;tag&gt;.</p>",
      "<ul>\n<li>first</li>\n<li>second and more</li>\n</ul>", "<ol>\n<li>one</li>\n</ol>",
      "<tr><td><code>x | y</code></td><td>z</td></tr>",
      "<h2 id=\"part\"><a href=\"#part\">Part</a></h2>\n<h2 id=\"part-1\"><a href=\"#part-1\">Part</a></h2>",
    ] { #expect(html.contains(part), "\(part)") }
  }

  @Test(
    "what the pages are not written in is refused, with file and line",
    arguments: [
      ("# A\n\n<div>\n", 3, "expected no HTML"), ("> a\n", 1, "expected no quotations"),
      ("A\n\n```js\nlet a\n", 3, "expected an end of the code"), ("- a\n  - b\n", 2, "expected no list in a list"),
      ("| A | B |\n|---|\n", 2, "expected a line of hyphens with 2 columns below the head of the table"),
      ("| A | B |\n|---|---|\n| a |\n", 3, "expected 2 columns, found 1"),
      ("#### A\n", 1, "expected a heading of one to three number signs, a space and a text"),
      ("\na `b\n", 2, "expected an end of code"),
      ("[a](../../Tests/b.md)\n", 1, "a link leads nowhere: ../../Tests/b.md"),
      ("## [a](Events.md)\n", 1, "expected no link in a heading, which is a link itself"),
      ("```html\n<!doctype html>\n<body>\n```\n", 1, "expected an example without <body"),
    ])
  func refusals(text: String, line: Int, reason: String) {
    #expect(throws: DocsError(file: "Documentation/Web/Start.md", line: line, reason: reason)) { try page(text) }
  }

  @Test("an example is a page of its own, with files for its scripts and styles")
  func examples() throws {
    let page = try page(Self.example)
    let files = Dictionary(uniqueKeysWithValues: page.files.map { ($0.name, $0.text) })
    #expect(
      files.keys.sorted() == [
        "examples/start-1-live.css", "examples/start-1-live.js", "examples/start-1.css", "examples/start-1.html",
        "examples/start-1.js",
      ])
    #expect(files["examples/start-1.js"] == "\n  document.querySelector('p') < b;\n")
    #expect(
      files["examples/start-1.html"] == """
        <!doctype html>
        <title>Club</title>
        <link rel="stylesheet" href="start-1.css">
        <script type="module" src="../e.js"></script>
        <almanac-calendar today="2026-11-21"></almanac-calendar>
        <script type="module" src="start-1.js"></script>

        """)
    #expect(page.html.contains("<a href=\"examples/start-1.html\">Open this page</a>"))
    #expect(page.html.contains("&lt;p&gt;A part&lt;/p&gt;"))
  }

  @Test("an example also runs on the page of its document, and what it does stays inside of it")
  func liveExamples() throws {
    let page = try page(Self.example)
    let files = Dictionary(uniqueKeysWithValues: page.files.map { ($0.name, $0.text) })
    #expect(
      files["examples/start-1-live.js"] == """
        const console = globalThis.exampleConsole('start-1');

          document.querySelector('#start-1 p') < b;

        """)
    #expect(files["examples/start-1-live.css"] == "#start-1 {p { margin: 0 }}\n")
    for part in [
      "<figure class=\"example\" id=\"start-1\">\n<div class=\"live\">\n",
      "<almanac-calendar heading-level=\"3\" today=\"2026-11-21\"></almanac-calendar>",
      "<link rel=\"stylesheet\" href=\"examples/start-1-live.css\">",
      "<script type=\"module\" src=\"e.js\"></script>\n<script type=\"module\" src=\"examples/start-1-live.js\"></script>",
    ] { #expect(page.html.contains(part), "\(part)") }
    #expect(!page.html.contains("<title>Club"))
  }

  private static let example = """
    # Start

    ## Part

    ```html
    <!doctype html>
    <title>Club</title>
    <style>p { margin: 0 }</style>
    <script type="module" src="almanac/almanac-calendar.js"></script>
    <almanac-calendar today="2026-11-21"></almanac-calendar>
    <script type="module">
      document.querySelector('p') < b;
    </script>
    ```

    ```html
    <p>A part</p>
    ```
    """
}
