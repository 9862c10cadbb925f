extension Schema {
  /// The reference page.
  static var reference: String {
    var text = """
      # The element

      All options, events and methods of `<almanac-calendar>`. Made by `Scripts/write-schema` from `Sources/Web/WebSchema`.

      ```html
      <!doctype html>
      <html lang="en">
      <title>Club</title>
      <script type="module" src="almanac/almanac-calendar.js"></script>
      <form>
        <label>Option <input name="option" value="week-numbers"></label>
        <label>Value <input name="value" value="true"></label>
        <button>Set</button>
      </form>
      <almanac-calendar date="2026-11-21" today="2026-11-21"></almanac-calendar>
      <script type="module">
        const calendar = document.querySelector('almanac-calendar'), form = document.querySelector('form');
        calendar.events = [{ id: '1', title: 'Regatta', start: '2026-11-22' }];
        form.addEventListener('submit', event => {
          event.preventDefault();
          const { option, value } = form.elements;
          calendar.configure({ [option.value]: value.value });
          console.log(option.value, calendar.effective(option.value));
        });
      </script>
      ```

      ## Options

      Each option is an attribute, and a property of the same name in camel case, such as `rowHeight` for `row-height`.
      Removing the attribute, or setting the property to `null`, gives the standard value again. A value that cannot be
      read counts as none, and the console says so once. Options that are on by themselves are switched off by `"false"`.
      The columns of the presets say what they give instead of the standard value.

      | Attribute | Values | Standard | classic | paged | endless | Meaning |
      |---|---|---|---|---|---|---|

      """
    for option in options {
      let presets = option.presets.isEmpty ? ["", "", ""] : option.presets.map { "`\($0)`" }
      let cells = ["`\(option.name)`", option.kind.values, option.standard.map { "`\($0)`" } ?? ""] + presets
      text += "| " + (cells + [option.doc]).joined(separator: " | ") + " |\n"
    }
    func table(_ title: String, _ kind: Member.Kind, _ heading: String, _ name: (Member) -> String) {
      let columns = heading.split(separator: "|").count + 1
      text += "\n## \(title)\n\n| \(heading) | Meaning |\n|" + String(repeating: "---|", count: columns) + "\n"
      for member in members(kind) { text += "| \(name(member)) | \(member.doc) |\n" }
    }
    func escaped(_ text: String) -> String {
      text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
    table("Events", .event, "Event | Detail") { "`\($0.name)` | `\(escaped($0.type))`" }
    table("Methods", .method, "Method") { "`\(escaped($0.name + $0.type))`" }
    table("Getters", .getter, "Getter | Type") { "`\($0.name)` | `\(escaped($0.type))`" }
    table("Custom properties", .token, "Property") { "`\($0.name)`" }
    table("Parts", .part, "Part") { "`\($0.name)`" }
    for part in scriptParts { text += "| `\(part.0)` | \(part.1) |\n" }
    text += "\nWhile a part is in a state, it also has the name of that state. "
    text += "`almanac-calendar::part(day today)` selects today's cell. The states are "
    text += partStates.map { "`\($0.0)`" }.joined(separator: ", ")
    text += ", and the color of an event, such as `red`. Styles cannot move or resize parts: the layout does that.\n"
    text += "\n## Words\n\nThe names in `phrases`: " + words.map { "`\($0)`" }.joined(separator: ", ")
    text += "; in `edit`: " + editWords.map { "`\($0)`" }.joined(separator: ", ") + ".\n"
    text += "\n## Out of reach\n\nWhat programs in Swift have and pages do not.\n\n| Swift | Reason |\n|---|---|\n"
    for exception in exceptions { text += "| `\(exception.name)` | \(exception.reason) |\n" }
    return text
  }
}
