extension Page {
  /// The page as an HTML document.
  var html: String {
    let main = "<main id=\"main\"" + (isWide ? " class=\"wide\"" : "") + ">\n"
    return head + bar + sidebar + main + "<article>\n" + title + outline + body + "</article>\n" + pager
      + "</main>\n</body>\n</html>\n"
  }

  private var head: String {
    // The module of the element is next to the folder of examples, one folder up.
    let module = element.hasPrefix("../") ? String(element.dropFirst(3)) : element
    let styles = examples.flatMap(\.styles).map { "<link rel=\"stylesheet\" href=\"\($0)\">\n" }
    let modules = (examples.isEmpty ? [] : [module]) + examples.flatMap(\.scripts)
    let scripts = ["docs.js", "search.js"].map { "<script defer src=\"\($0)\"></script>\n" }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(Inline.escape(document.title)) – Almanac</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="docs.css">
      \((styles + scripts).joined())\(modules.map { "<script type=\"module\" src=\"\($0)\"></script>\n" }.joined())</head>
      <body>
      <a class="skip" href="#main">Skip to the text</a>

      """
  }

  /// The name of the kit, the button of the menu, and the search.
  private var bar: String {
    """
    <header class="bar">
    <a class="brand" href="index.html">Almanac</a>
    <button class="menu" type="button" aria-expanded="false" aria-controls="pages">Menu</button>
    <div class="search" role="search">
    <input type="search" role="combobox" aria-label="Search the documents" aria-autocomplete="list"
    aria-expanded="false" aria-controls="results" placeholder="Search" autocomplete="off" spellcheck="false">
    <kbd aria-hidden="true">/</kbd>
    <div class="found" hidden>
    <div id="results" role="listbox" aria-label="Results"></div>
    <p role="status"></p>
    </div>
    </div>
    </header>

    """
  }

  /// The list of all pages, in groups.
  private var sidebar: String {
    var html = "<nav class=\"sidebar\" id=\"pages\" aria-label=\"Pages\">\n"
    for group in Document.Group.allCases {
      let id = "group-" + group.rawValue.lowercased()
      html += "<p id=\"\(id)\">\(group.rawValue)</p>\n<ul aria-labelledby=\"\(id)\">\n"
      for other in Document.all where other.group == group {
        let current = other == document ? " aria-current=\"page\"" : ""
        html += "<li><a href=\"\(other.name).html\"\(current)>\(Inline.escape(other.title))</a></li>\n"
      }
      html += "</ul>\n"
    }
    return html + "</nav>\n"
  }

  /// The list of the sections, if there are several.
  private var outline: String {
    guard contents.count > 1 else { return "" }
    let items = contents.map { "<li><a href=\"#\($0.id)\">\($0.text)</a></li>\n" }
    return "<nav class=\"outline\" aria-labelledby=\"outline\">\n<p id=\"outline\">On this page</p>\n<ul>\n"
      + items.joined() + "</ul>\n</nav>\n"
  }

  /// The links to the pages before and after this one.
  private var pager: String {
    func link(_ document: Document?, _ relation: String, _ label: String) -> String {
      guard let document else { return "" }
      return "<a rel=\"\(relation)\" href=\"\(document.name).html\"><span>\(label)</span> "
        + Inline.escape(document.title) + "</a>\n"
    }
    let (previous, next) = document.neighbors
    return "<nav class=\"pager\" aria-label=\"Previous and next page\">\n" + link(previous, "prev", "Previous")
      + link(next, "next", "Next") + "</nav>\n"
  }
}
