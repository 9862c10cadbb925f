import Almanac
import EventDatabase
import EventStores
import Foundation
import GTKHost

/// The dialog of an import.
extension WindowCalendar {
  /// Opens files that were dropped, or that the desktop opens: asks whether to import them; a window with files shows
  /// them.
  func open(_ files: [String]) {
    guard case .database(let store, _) = source, !files.isEmpty else { return show(files: files) }
    present()
    guard let window else { return }
    let incoming = WindowImport(files)
    let names = targets(of: incoming, in: store)
    var name = names[0]
    let title = files.count == 1 ? URL(fileURLWithPath: files[0]).lastPathComponent : "\(files.count) Files"
    let dialog = FormDialog("Import \(title)", over: window)
    let count = {
      do throws(ImportError) {
        dialog.note = incoming.summary(try incoming.run(into: name, of: store, isDryRun: true))
        dialog.setEnabled(!incoming.isEmpty)
      } catch {
        dialog.note = WindowCalendar.text(error, name)
        dialog.setEnabled(false)
      }
    }
    dialog.addChoice("_Calendar", names, chosen: 0) {
      name = names[$0]
      count()
    }
    dialog.addButton("_Cancel") { dialog.close() }
    dialog.addButton("_Import", isDefault: true) { [weak self] in
      do throws(ImportError) {
        let counts = try incoming.run(into: name, of: store, isDryRun: false)
        self?.window?.showNotice("\(name): \(incoming.summary(counts))")
        dialog.close()
      } catch {
        dialog.note = WindowCalendar.text(error, name)
      }
    }
    dialog.addButton("_Only Show") { [weak self] in
      self?.show(files: files)
      dialog.close()
    }
    count()
    dialog.show()
  }

  /// Returns the names of the calendars that can take the events: first the one that the file names, which may be new.
  private func targets(of incoming: WindowImport, in store: SQLiteEventStore) -> [String] {
    let file = incoming.paths.first.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    let suggested = incoming.name ?? file ?? "Calendar"
    let known = ((try? store.calendars()) ?? []).filter { $0.access == .full }.map(\.name)
    return [suggested] + known.filter { $0 != suggested }
  }

  private static func text(_ error: ImportError, _ name: String) -> String {
    switch error {
    case .ambiguous: "Several calendars are named “\(name)”."
    case .readOnly: "The calendar “\(name)” can only be read."
    case .store(let error): "\(error)"
    }
  }
}
