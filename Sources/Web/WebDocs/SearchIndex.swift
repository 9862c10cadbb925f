/// Everything that the search of the pages can find. It is written as `search.json`, which `search.js` reads.
struct SearchIndex: Encodable {
  /// A page and what it consists of.
  struct Entry: Encodable {
    /// The file of the page, relative to the index.
    let file: String
    let title: String
    let group: String
    let sections: [Section]
  }

  /// The pages, in the order of the sidebar.
  private(set) var pages: [Entry] = []

  /// Adds a page.
  mutating func add(_ page: Page) {
    let document = page.document
    pages.append(
      Entry(
        file: document.name + ".html", title: document.title, group: document.group.rawValue,
        sections: page.sections))
  }
}
