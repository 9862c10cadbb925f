import Almanac
import NIOCore

extension DAVProperties {
  /// The properties that the server computes for calendars only. All resources have further ones.
  static let calendarNames: [PropertyName] = [
    .caldav("supported-calendar-component-set"), .caldav("supported-calendar-data"), .caldav("calendar-description"),
    .apple("calendar-color"), .apple("calendar-order"), .caldav("calendar-timezone"),
    .caldav("schedule-calendar-transp"), .caldav("max-resource-size"), .calendarServer("getctag"), .dav("sync-token"),
  ]

  /// The properties of `calendarNames` that clients set.
  static let settable: Set<PropertyName> = [
    .dav("displayname"), .caldav("calendar-description"), .apple("calendar-color"), .apple("calendar-order"),
    .caldav("calendar-timezone"), .caldav("schedule-calendar-transp"),
  ]

  func calendarValue(_ name: PropertyName, _ calendar: DAVCalendar) -> PropertyValue? {
    let stored = calendar.properties[name].map { PropertyValue.stored($0) }
    switch name {
    case .dav("displayname"): return stored ?? .nodes([.text(calendar.info.name)])
    case .caldav("supported-calendar-component-set"):
      let name = PropertyName(namespace: "", name: "name")
      return .nodes([.element(DAVElement(.caldav("comp"), attributes: [name: "VEVENT"]))])
    case .caldav("supported-calendar-data"):
      let type = PropertyName(namespace: "", name: "content-type"),
        version = PropertyName(namespace: "", name: "version")
      return .nodes([
        .element(DAVElement(.caldav("calendar-data"), attributes: [type: "text/calendar", version: "2.0"]))
      ])
    case .apple("calendar-color"): return color(of: calendar)
    case .caldav("calendar-description"), .apple("calendar-order"), .caldav("calendar-timezone"): return stored
    case .caldav("schedule-calendar-transp"): return stored ?? .nodes([.element(.caldav("opaque"))])
    case .caldav("max-resource-size"): return .nodes([.text("\(BodyLimit.bytes)")])
    case .calendarServer("getctag"), .dav("sync-token"):
      return .nodes([.text(session.token(of: calendar).text)])
    default: return nil
    }
  }

  /// Returns the color as a client has set it, unless the owner has changed it elsewhere since.
  private func color(of calendar: DAVCalendar) -> PropertyValue {
    let name = PropertyName.apple("calendar-color")
    if let stored = calendar.properties[name] {
      let text = (try? XMLTree.read(.init(string: stored)))?.text
      if !calendar.isOwned || text.flatMap(DAVColor.color) == calendar.info.color { return .stored(stored) }
    }
    return .nodes([.text(DAVColor.text(calendar.info.color))])
  }
}
