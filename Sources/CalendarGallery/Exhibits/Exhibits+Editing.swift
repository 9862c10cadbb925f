import CalendarEditing
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

extension Exhibits {
  /// What people see while they edit: popovers and the notice, wide, narrow, dark and from right to left.
  static var editing: [Exhibit] {
    var exhibits: [Exhibit] = []
    for (sample, name) in [(EditingSample.newEvent, "New event"), (.scope, "Question of a series"), (.menu, "Menu")] {
      exhibits.append(popover(name, sample))
      exhibits.append(popover(name + ", dark", sample).inOwnColors(.dark))
      exhibits.append(popover(name + ", right to left", sample, locale: .galleryArabic).fromRightToLeft)
      exhibits.append(popover(name + ", narrow", sample, width: 288))
    }
    exhibits.append(
      withPopover("Details with a button") { view in
        view.detailsButtons = { _ in [DetailsButton(title: "Delete") {}] }
        details("Planning", in: view)
      })
    exhibits.append(notice("Notice", width: 640))
    exhibits.append(notice("Notice, dark", width: 640).inOwnColors(.dark))
    exhibits.append(notice("Notice, right to left", width: 640, locale: .galleryArabic).fromRightToLeft)
    exhibits.append(notice("Notice, narrow", width: 288))
    return exhibits
  }

  private static func popover(
    _ caption: String, _ sample: EditingSample, width: Double = 640, locale: LocaleInfo = .english
  ) -> Exhibit {
    withPopover(caption, width: width, locale: locale) { view in
      guard let occurrence = occurrence("Planning", in: view) else { return }
      sample.show(in: view, beside: occurrence)
    }
  }

  private static func notice(_ caption: String, width: Double, locale: LocaleInfo = .english) -> Exhibit {
    Exhibit(caption: caption, size: { Size(width: min($0, width), height: 120) }) { style in
      var configuration = CalendarConfiguration(locale: locale, today: GalleryDates.today)
      configuration.style = style
      let view = EditingSample.notice("Planning moved to Tuesday, 17 November, 10:00 – 12:00.", configuration)
      return Specimen(view: view) { _ in }
    }
  }
}
