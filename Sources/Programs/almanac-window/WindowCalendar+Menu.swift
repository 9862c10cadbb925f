import Almanac
import GTKHost

/// The menu of the window.
extension WindowCalendar {
  var menu: [[MenuLine]] {
    let isEditable = source.isEditable
    let events = [
      isEditable ? line("_New Event", "<Control>n") { $0.createEvent() } : nil,
      line("_Open…", "<Control>o") { calendar in
        calendar.window?.askForFiles(title: "Open Calendars") { [weak calendar] in calendar?.show(files: $0) }
      },
    ]
    let files = [
      isEditable
        ? line("_Import…", "<Control>i") { calendar in
          calendar.window?.askForFiles(title: "Import Events") { [weak calendar] in calendar?.open($0) }
        } : nil,
      line("_Export…", "<Control>e") { $0.showExport() }, line("_Print…", "<Control>p") { $0.showPrint() },
    ]
    let others = [
      line("P_references", "<Control>comma") { $0.showPreferences() },
      line("_Keyboard Shortcuts", "<Control>question") { $0.showKeys() },
      line("_About Almanac") {
        $0.window?.showAbout(
          name: "Almanac", version: WindowProgram.version, comments: "Calendars without end, from a year to an hour.")
      },
    ]
    let ends = [
      line("_Close", "<Control>w") { $0.window?.close() }, line("_Quit", "<Control>q") { $0.window?.close() },
    ]
    return [events, files, others, ends].map { $0.compactMap { $0 } }
  }

  private func line(_ title: String, _ key: String = "", action: @escaping (WindowCalendar) -> Void) -> MenuLine {
    MenuLine(title, key: key) { [weak self] in if let self { action(self) } }
  }

  private func showKeys() {
    window?.showKeys(
      [WindowKeys.menu(menu)] + WindowKeys.calendar + (source.isEditable ? WindowKeys.editing : []),
      title: "Keyboard Shortcuts")
  }
}
