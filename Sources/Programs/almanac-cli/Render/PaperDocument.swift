import Almanac
import CairoHost

/// A printed calendar.
struct PaperDocument {
  private let request: RenderRequest
  private let paper: PaperArguments
  private let store: any EventStore
  private let timeline: EventTimeline
  /// The date of the document.
  private let created: Instant

  init(
    _ request: RenderRequest, _ paper: PaperArguments, store: any EventStore, zones: any ZoneProvider, created: Instant
  ) {
    self.created = created
    self.request = request
    self.paper = paper
    self.store = store
    timeline = EventTimeline(store: store, displayZone: request.zone, zones: zones)
  }

  /// Returns the PDF document.
  func bytes() throws(CommandFailure) -> [UInt8] {
    #if Pictures
      let configuration = request.configuration
      let plan = paper.request(configuration)
      let isList = plan.period.form == .list
      var texts = PrintedCalendar.Texts()
      texts.head = paper.pageHeader ?? (isList ? "{title}" : "")
      texts.foot = paper.pageFooter
      do {
        let calendar = PrintedCalendar(
          configuration: configuration, timeline: timeline, links: links(plan.days),
          zoom: paper.points(plan.period))
        calendar.showsLegend = paper.ink != .ink
        let sheets = try calendar.sheets(plan, texts: texts)
        let painting = Painting(
          palette: configuration.style.palette, appearance: .light, direction: configuration.direction)
        let fonts = try request.fonts.set(language: configuration.locale.identifier)
        defer { PictureFonts.report(fonts) }
        return try PDFWriter(fonts: fonts, paper: plan.paper).pdf(
          sheets, painting: painting, ink: paper.ink == .ink ? .ink : .color,
          information: PDFInformation(
            title: calendar.title(of: plan.days), author: paper.author,
            language: configuration.locale.identifier, created: created))
      } catch {
        throw CommandFailure("\(error)")
      }
    #else
      throw CommandFailure(PictureFormat.isMissing)
    #endif
  }

  /// Returns the URLs of events that touch days.
  private func links(_ days: ClosedRange<DayNumber>) -> [(uid: String, address: String)] {
    let outlines = (try? store.outlines(touching: days.lowerBound..<days.upperBound + 1)) ?? []
    return outlines.compactMap { outline in
      guard let event = try? store.event(outline.id)?.event, let link = event.link else { return nil }
      return (event.uid, link)
    }
  }
}
