import CalendarEditing
import CalendarLayout
import CalendarSystems
import CalendarText
import CalendarViews
import Events
import Geometry
import TimeZones
import ViewKit

extension Exhibits {
  /// The states of an edit: dragged events, popovers, notices.
  static var editing: [Exhibit] { drags + otherStates + questions + notices }

  /// Events that a pointer drags or creates.
  private static var drags: [Exhibit] {
    let among: (CalendarView) -> [EditingSample] = { [.dragged(from: body("Planning", in: $0), to: time(17, 11))] }
    let inRows: (CalendarView) -> [EditingSample] = { [.dragged(from: body("Congress", in: $0), to: day(25))] }
    return [
      edited("Moved among hours", .week, showing: among),
      edited("Moved among hours, dark", .week, showing: among).inOwnColors(.dark),
      edited("Moved among hours, right to left", .week, locale: .galleryArabic, showing: among).fromRightToLeft,
      edited("Moved by a finger", .week) { [.dragged(from: body("Planning", in: $0), to: time(17, 11), .touch)] },
      edited("Copied", .week) { [.dragged(from: body("Planning", in: $0), to: time(17, 11), isCopy: true)] },
      edited("Made shorter", .week) { [.dragged(from: end("Planning", in: $0), to: time(16, 11))] },
      edited("Refused", .week, rules: [.bounds(DayBounds(GalleryDates.day(16)...GalleryDates.day(30)))]) {
        [.dragged(from: body("Planning", in: $0), to: time(15, 11))]
      },
      edited("Drawn among hours", .week) { _ in [.dragged(from: time(19, 9), to: time(19, 11))] },
      edited("Moved in the lane", .week) {
        [.dragged(from: body("Congress", in: $0), to: .lane(GalleryDates.day(18)))]
      },
      edited("Moved in rows of weeks", showing: inRows),
      edited("Moved in rows of weeks, right to left", locale: .galleryArabic, showing: inRows).fromRightToLeft,
      edited("Drawn in rows of weeks") { _ in [.dragged(from: day(6), to: day(7))] },
    ]
  }

  /// The signs that an event or a slot can be edited: handles, rings, menus.
  private static var otherStates: [Exhibit] {
    [
      edited("An event under the pointer", .week) { [.hovered(body("Planning", in: $0))] },
      edited("A day under the pointer") { _ in [.hovered(day(11))] },
      edited("Read-only, under the pointer") { [.hovered(body("Lisbon", in: $0))] + menu("Lisbon", in: $0) },
      edited("Lifted by a finger", .week) { view in
        occurrence("Planning", in: view).map { [.selected($0.id), .menu($0.id, isTouch: true)] } ?? []
      },
      edited("Picked up by keys", .week) { view in
        occurrence("Planning", in: view).map { [.pickedUp($0.id)] } ?? []
      },
      edited("The slot of keys", .week) { _ in [.slot(.time(GalleryDates.day(17), second: 10 * 3600))] },
    ]
  }

  /// Popovers: wide, narrow, dark, and right to left.
  private static var questions: [Exhibit] {
    let title: (CalendarView) -> [EditingSample] = { view in
      occurrence("Planning", in: view).map { [.newEvent($0.id)] } ?? []
    }
    var exhibits: [Exhibit] = []
    for (name, samples) in [
      ("New event", title), ("Question of a series", scope(.this)), ("Menu", { menu("Planning", in: $0) }),
    ] {
      exhibits += [
        edited(name, showing: samples), edited(name + ", dark", showing: samples).inOwnColors(.dark),
        edited(name + ", right to left", locale: .galleryArabic, showing: samples).fromRightToLeft,
        edited(name + ", narrow", width: 288, showing: samples),
      ]
    }
    let (locale, height) = (LocaleInfo.galleryArabic, 900.0)
    exhibits += [
      edited("Form", height: height, showing: form(nil)),
      edited("Form with a month, dark", height: height, showing: form(.month)).inOwnColors(.dark),
      edited("Form with a list of times", height: height, showing: form(.times)),
      edited("Form with a repetition, right to left", height: height, locale: locale, showing: form(.repetition))
        .fromRightToLeft,
      edited("Form, narrow", width: 288, height: height, showing: form(nil)),
      edited("Two versions of an event") { sample("Planning", in: $0) { .conflict($0) } },
      edited("Two versions of an event, narrow and dark", width: 288) { sample("Planning", in: $0) { .conflict($0) } }
        .inOwnColors(.dark),
    ]
    exhibits.append(edited("This event and those that follow", showing: scope(.thisAndFollowing)))
    exhibits.append(edited("All events", showing: scope(.all)))
    exhibits.append(
      withPopover("Details with a button") { view in
        view.detailsButtons = { _ in [DetailsButton(title: "Delete", key: KeyEvent(.delete)) {}] }
        details("Planning", in: view)
      })
    return exhibits
  }

  private static var notices: [Exhibit] {
    [
      notice("Notice", width: 640), notice("Notice, dark", width: 640).inOwnColors(.dark),
      notice("Notice, right to left", width: 640, locale: .galleryArabic).fromRightToLeft,
      notice("Notice, narrow", width: 288),
    ]
  }

  private static func notice(_ caption: String, width: Double, locale: LocaleInfo = .english) -> Exhibit {
    Exhibit(caption: caption, size: { Size(width: min($0, width), height: 120) }) { style in
      var configuration = CalendarConfiguration(locale: locale, today: GalleryDates.today)
      configuration.style = style
      let text = "Planning moved to Tuesday, 17 November, 10:00 – 12:00."
      return Specimen(view: NoticeSpecimen(text, configuration)) { _ in }
    }
  }

  // MARK: - Parts

  /// Returns an exhibit of a calendar in states of editing.
  private static func edited(
    _ caption: String, _ level: CalendarLevel.ID = .month, width: Double = 640, height: Double? = nil,
    locale: LocaleInfo = .english, rules: [EditRule] = [], showing samples: @escaping (CalendarView) -> [EditingSample]
  ) -> Exhibit {
    .calendar(
      // The rows of a page must be high enough for bars.
      caption, size: Size(width: width, height: height ?? (level == .month && width > 480 ? 640 : 400)),
      showsEvents: false,
      configure: { configuration in
        configuration.initialLevel = level
        configuration.headerControls.remove(.new)
        configuration.monthEvents = .bars
        configuration.locale = locale
      },
      wrap: { view in
        let store = GalleryEvents.editableStore
        view.timeline = GalleryEvents.timeline(of: store)
        view.send(.scrolledHours(HourAnchor(topSecond: 27_000)))
        return EditingSpecimen(samples(view), in: view, store, rules)
      })
  }

  private static func scope(_ scope: EditScope) -> (CalendarView) -> [EditingSample] {
    { view in
      let days = GalleryDates.day(17)..<GalleryDates.day(18)
      let course = view.timeline?.occurrences(touching: days).first {
        view.timeline?.event($0.id.event)?.event.recurrence != nil
      }
      return course.map { [.scope($0.id, scope)] } ?? []
    }
  }

  private static func form(_ part: EditingSample.FormPart?) -> (CalendarView) -> [EditingSample] {
    { sample("Planning", in: $0) { .form($0, part) } }
  }

  private static func menu(_ title: String, in view: CalendarView) -> [EditingSample] {
    sample(title, in: view) { .menu($0) }
  }

  private static func sample(
    _ title: String, in view: CalendarView, _ make: (OccurrenceID) -> EditingSample
  ) -> [EditingSample] {
    occurrence(title, in: view).map { [make($0.id)] } ?? []
  }

  private static func body(_ title: String, in view: CalendarView) -> CalendarPart { part(title, .body, in: view) }

  private static func end(_ title: String, in view: CalendarView) -> CalendarPart { part(title, .endEdge, in: view) }

  private static func part(_ title: String, _ part: EventPart, in view: CalendarView) -> CalendarPart {
    occurrence(title, in: view).map { .event($0.id, on: $0.firstDay, part) } ?? .day(GalleryDates.today)
  }

  private static func day(_ number: Int) -> CalendarPart { .day(GalleryDates.day(number)) }

  private static func time(_ number: Int, _ hour: Double) -> CalendarPart {
    let day = GalleryDates.day(number)
    return .time(day, Instant(seconds: Int64(day.rawValue) * 86_400 + Int64(hour * 3600)))
  }
}
