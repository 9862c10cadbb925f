import CalendarText
import CalendarViews
import Events
import ViewKit

/// The question which version to keep of an event that was changed here and elsewhere. Its rows show the values of each
/// version in the fields that both changed.
final class ConflictPopover: ChoicePopover {
  /// Called with the chosen version.
  var onChoose: ((ConflictSide) -> Void)?

  /// Creates a question.
  ///
  /// - Parameter conflicts: the events and the fields that differ; at least one event.
  init(_ conflicts: [SeriesMerge.Conflict], _ words: EditAnnouncer, _ configuration: CalendarConfiguration) {
    let answers = ConflictSide.allCases.map { (name: words.name($0), details: words.values(conflicts, $0)) }
    super.init(words.question(conflicts), answers, cancel: words.words[.cancel], configuration)
  }

  override func didChoose(_ index: Int) { onChoose?(ConflictSide.allCases[index]) }

  override func windowWillClose() {
    super.windowWillClose()
    onChoose = nil
  }
}
