// Made by Scripts/write-schema from Sources/Web/WebSchema.
import Almanac

/// The words for the kinds of edits, as pages receive them.
extension EditLabel.Kind {
  var word: String {
    switch self {
    case .create: "create"
    case .move: "move"
    case .resize: "resize"
    case .change: "edit"
    case .delete: "delete"
    case .copy: "copy"
    case .duplicate: "duplicate"
    case .paste: "paste"
    case .makeCalendar: "create"
    case .renameCalendar: "edit"
    case .colorCalendar: "edit"
    case .remindCalendar: "edit"
    case .deleteCalendar: "delete"
    }
  }
}
