import Almanac
import CairoHost
import GTKHost
import SystemServices

/// The dialog for printing, with a preview.
extension WindowCalendar {
  func showPrint() {
    guard let window,
      let fonts = try? FontSet(settingsOfUserIn: options.locale.identifier, family: window.settings.fontFamily)
    else { return }
    let configuration = printedConfiguration
    let day = screen.calendar.currentDay
    let shown = "\(screen.calendar.state.level)"
    let level = WindowPrint.Level.allCases.first { $0.rawValue.lowercased() == shown } ?? .month
    var request = WindowPrint(
      level: level, days: WindowPrint.days(level, around: screen.calendar.presented, configuration))
    var result: (sheets: [PrintedSheet], title: String) = ([], "")
    let dialog = FormDialog("Print", over: window)
    let preview = dialog.addPreview()
    let painting = Painting(
      palette: configuration.style.palette, appearance: .light, direction: configuration.direction)
    let makePainter = { SheetPainter(fonts: fonts, painting: painting, ink: request.ink) }
    let timeline = timeline
    let update = {
      do throws(PrintError) {
        result = try request.sheets(configuration, timeline)
        dialog.note = ""
      } catch {
        (result, dialog.note) = (([], ""), "\(error)".prefix(1).uppercased() + "\(error)".dropFirst() + ".")
      }
      dialog.setEnabled(!result.sheets.isEmpty)
      let (sheets, painter) = (result.sheets, makePainter())
      preview.show(sheets.count, paper: request.size) { painter.paint(sheets[$0], on: $1) }
    }
    addRows(of: request, day, configuration, to: dialog) { change in
      change(&request)
      update()
    }
    dialog.addButton("_Cancel") { dialog.close() }
    dialog.addButton("_Print…", isDefault: true) { [weak self] in
      guard let window = self?.window else { return }
      let (sheets, painter) = (result.sheets, makePainter())
      dialog.close()
      PrintJob.run(
        result.title, pages: sheets.count, paper: WindowPrint.papers[request.paper].name, size: request.size,
        over: window, paint: { painter.paint(sheets[$0], on: $1) },
        onFailure: { [weak self] in self?.window?.showNotice("Printing failed: \($0)") })
    }
    dialog.addButton("_Save as PDF…") { [weak self] in
      dialog.close()
      let information = PDFInformation(
        title: result.title, language: configuration.locale.identifier, created: SystemClock.now())
      do throws(PictureError) {
        let bytes = try PDFWriter(fonts: fonts, paper: request.size).pdf(
          result.sheets, painting: painting, ink: request.ink, information: information)
        self?.save(bytes, name: result.title, kind: "pdf", prompt: "Save as PDF")
      } catch {
        self?.window?.showNotice("The document cannot be written: \(error)")
      }
    }
    update()
    dialog.show()
  }

  /// The calendar on paper, whose texts do not follow the size on the screen.
  private var printedConfiguration: CalendarConfiguration {
    var configuration = screen.calendar.configuration
    configuration.style = (options.theme ?? .standard).style
    return configuration
  }

  /// Adds the rows for what is printed; `change` changes the request.
  private func addRows(
    of request: WindowPrint, _ day: DayNumber, _ configuration: CalendarConfiguration, to dialog: FormDialog,
    change: @escaping ((inout WindowPrint) -> Void) -> Void
  ) {
    let levels = WindowPrint.Level.allCases
    var (from, to) = (request.days.lowerBound, request.days.upperBound)
    var setFrom: ((String) -> Void)?
    var setTo: ((String) -> Void)?
    dialog.addChoice("_Calendar", levels.map(\.rawValue), chosen: levels.firstIndex(of: request.level) ?? 0) { index in
      let days = WindowPrint.days(levels[index], around: day, configuration)
      (from, to) = (days.lowerBound, days.upperBound)
      change { ($0.level, $0.days) = (levels[index], days) }
      setFrom?(ISODate.format(days.lowerBound))
      setTo?(ISODate.format(days.upperBound))
    }
    let adopt = { (isFrom: Bool, text: String) in
      guard let day = try? ISODate.parse(text) else {
        dialog.note = "The days are dates such as 2026-11-21."
        return dialog.setEnabled(false)
      }
      if isFrom { from = day } else { to = day }
      guard from <= to else {
        dialog.note = "The last day is before the first."
        return dialog.setEnabled(false)
      }
      change { $0.days = from...to }
    }
    setFrom = dialog.addText("_From", ISODate.format(from)) { adopt(true, $0) }
    setTo = dialog.addText("_To", ISODate.format(to)) { adopt(false, $0) }
    dialog.addChoice("Pap_er", WindowPrint.papers.map(\.title), chosen: request.paper) { paper in
      change { $0.paper = paper }
    }
    dialog.addChoice("_Orientation", ["Automatic", "Portrait", "Landscape"], chosen: 0) { index in
      change { $0.isLandscape = index == 0 ? nil : index == 2 }
    }
    dialog.addChoice("Co_lors", ["Color", "Black ink"], chosen: 0) { index in
      change { $0.ink = index == 0 ? .color : .ink }
    }
    dialog.addChoice("Te_xt size", WindowPrint.textSizes.map(\.0), chosen: 1) { index in
      change { $0.textSize = WindowPrint.textSizes[index].1 }
    }
  }
}
