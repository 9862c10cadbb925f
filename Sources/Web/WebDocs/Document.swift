/// A document that becomes a page.
struct Document: Equatable {
  /// A part of the sidebar.
  enum Group: String, CaseIterable {
    case guide = "Guide"
    case migration = "Migration"
    case reference = "Reference"
  }

  /// The file, from the root of the package.
  let file: String
  /// The name of the page without its extension.
  let name: String
  /// The name in the sidebar.
  let title: String
  var group = Group.guide

  /// All documents, in the order of the sidebar.
  static let all = [
    Document(file: "Documentation/Web/Start.md", name: "index", title: "Start"),
    Document(file: "Documentation/Web/Events.md", name: "events", title: "Events and sources"),
    Document(file: "Documentation/Web/Options.md", name: "options", title: "Options, methods, and events"),
    Document(file: "Documentation/Web/Looks.md", name: "looks", title: "Looks"),
    Document(file: "Documentation/Web/Content.md", name: "content", title: "Your own content"),
    Document(file: "Documentation/Web/Editing.md", name: "editing", title: "Editing"),
    Document(file: "Documentation/Web/Saving.md", name: "saving", title: "Saving"),
    Document(file: "Documentation/Web/Rules.md", name: "rules", title: "Rules of edits"),
    Document(file: "Documentation/Web/Resources.md", name: "resources", title: "Resources"),
    Document(file: "Documentation/Web/Booking.md", name: "booking", title: "Booking"),
    Document(file: "Documentation/Web/React.md", name: "react", title: "React"),
    Document(file: "Documentation/Web/Testing.md", name: "testing", title: "Testing"),
    Document(file: "Documentation/Web/Keys.md", name: "keys", title: "Keys and accessibility"),
    Document(file: "Documentation/Web/Robustness.md", name: "robustness", title: "Security and failures"),
    Document(
      file: "Documentation/Web/MigratingFromFullCalendar.md", name: "from-fullcalendar", title: "From FullCalendar",
      group: .migration),
    Document(
      file: "Documentation/Web/MigratingFromEventCalendar.md", name: "from-eventcalendar",
      title: "From EventCalendar", group: .migration),
    Document(
      file: "Documentation/Web/MigratingFromReactBigCalendar.md", name: "from-react-big-calendar",
      title: "From react-big-calendar", group: .migration),
    Document(
      file: "Documentation/ElementReference.md", name: "reference", title: "The element", group: .reference),
    Document(file: "CHANGELOG.md", name: "changes", title: "Changes", group: .reference),
  ]

  /// The documents before and after this one in the sidebar.
  var neighbors: (previous: Document?, next: Document?) {
    guard let index = Self.all.firstIndex(of: self) else { return (nil, nil) }
    return (Self.all[..<index].last, Self.all[(index + 1)...].first)
  }

  /// Whether each row of a table whose first cell is code has an anchor, and an entry of its own in the search.
  var hasNamedRows: Bool { name == "reference" }

  /// Returns the URL of the page to which a link in this document leads; `nil` if there is none.
  func address(of link: String) -> String? {
    if link.hasPrefix("#") || link.hasPrefix("https://") { return link }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var path = file.split(separator: "/").dropLast()
    for part in parts[0].split(separator: "/") {
      if part != ".." { path.append(part) } else if path.popLast() == nil { return nil }
    }
    let target = path.joined(separator: "/")
    guard let document = Self.all.first(where: { $0.file == target }) else { return nil }
    return document.name + ".html" + (parts.count > 1 ? "#" + parts[1] : "")
  }
}
