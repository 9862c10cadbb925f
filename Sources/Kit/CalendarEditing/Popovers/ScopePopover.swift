import CalendarText
import CalendarViews
import Events
import ViewKit

/// The question how much of a series to change. Each button says what it does and to how many events. The outcome of
/// the focused answer can be previewed in the calendar.
final class ScopePopover: ChoicePopover {
  /// Called with the scope of a row that receives the focus or the pointer.
  var onFocus: ((EditScope) -> Void)?
  /// Called with the chosen scope.
  var onChoose: ((EditScope) -> Void)?
  private let scopes: [EditScope]

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - extents: the possible scopes, at least one. The first has the focus.
  ///   - deletes: whether the answers delete events rather than change them.
  ///   - words: writes the lines.
  init(_ extents: [EditExtent], deletes: Bool, _ words: EditAnnouncer, _ configuration: CalendarConfiguration) {
    scopes = extents.map { $0.scope }
    let answers = extents.map { (name: words.action(on: $0.scope, deletes: deletes), details: [words.extent($0)]) }
    super.init(
      words.words[deletes ? .deleteSeries : .changeSeries], answers, cancel: words.words[.cancel], configuration)
  }

  /// The scope whose button is focused or below the pointer.
  var scope: EditScope? { scopes.indices.contains(current) ? scopes[current] : nil }

  override func didFocus(_ index: Int) { onFocus?(scopes[index]) }

  override func didChoose(_ index: Int) { onChoose?(scopes[index]) }

  override func windowWillClose() {
    super.windowWillClose()
    (onFocus, onChoose) = (nil, nil)
  }
}
