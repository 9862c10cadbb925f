import Almanac

/// The arguments of a page's hooks: events, days, details, and resources as JavaScript objects.
extension PageDecorator {
  /// Returns the content of an event's view, as fields separated by U+001F, from which the page creates its node. Views
  /// with equal content show the same node.
  ///
  /// The fields: 0; `PieceForm` (0 for a bar, 1 in the hours, 2 in a list, 3 for a background); the first day of the piece; 1 if the
  /// event begins with it; 1 if it ends with it; the formatted time; the color as in `EventBatch`; the status; the
  /// revision; then `EventFields`. Empty without a hook.
  func content(of context: EventContext, in view: View) -> String {
    guard hooks.contains(.events), let (timeline, loader) = events,
      let stored = timeline.event(context.occurrence.id.event)
    else { return "" }
    let form = (view as? PieceView)?.form ?? .background
    return PageDecorator.joined(
      [
        "0", decimal(Int(form.rawValue)), ISODate.format(context.firstDay),
        context.hasStart ? "1" : "0", context.hasEnd ? "1" : "0",
        context.timeText, EventFields.number(of: context.color), decimal(Int(context.status.rawValue)),
        decimal(Int(truncatingIfNeeded: stored.revision.rawValue)),
      ] + EventFields.of(stored.event, context.occurrence, in: timeline, loader))
  }

  /// Returns the content of a day's cell: 1; the day; the bits of its flags, except for focus, press, and loading; the
  /// number of its events, and of hidden events. Empty without a hook.
  func content(of context: DayContext) -> String {
    guard hooks.contains(.days) else { return "" }
    let flags = context.flags.subtracting([.focused, .pressed, .notLoaded])
    return PageDecorator.joined([
      "1", ISODate.format(context.day), decimal(Int(flags.rawValue)), decimal(context.eventCount),
      decimal(context.hiddenCount),
    ])
  }

  /// Returns the content of an event's details: 2; color, status, and revision as above; `EventFields`. Empty without a
  /// hook.
  func content(ofDetails occurrence: Occurrence) -> String {
    guard hooks.contains(.details), let (timeline, loader) = events, let stored = timeline.event(occurrence.id.event)
    else { return "" }
    return PageDecorator.joined(
      ["2"] + EventFields.look(of: stored.event, in: timeline) + [
        decimal(Int(truncatingIfNeeded: stored.revision.rawValue))
      ] + EventFields.of(stored.event, occurrence, in: timeline, loader))
  }

  /// Returns the content of a label: the number of its hook, the view, and the text; then for the heading of a day: the
  /// day, the bits of its flags as above, the number of its events, and the height; for an hour: its second, and 1 in the
  /// second time zone; for a link: the day, the number of events, and 1 among the hours; for the number of a week: the
  /// first day of the week, and the number. Empty without a hook.
  func content(
    of context: LabelContext, _ text: String, in view: View, _ configuration: CalendarConfiguration
  ) -> String {
    let hook: PageHooks
    let fields: [String]
    switch context {
    case .dayHeading(let day, let height):
      hook = .dayHeadings
      let flags = day.flags.subtracting([.focused, .pressed, .notLoaded])
      fields = [
        ISODate.format(day.day), decimal(Int(flags.rawValue)), decimal(day.eventCount), decimal(Int(height)),
      ]
    case .hour(let second, let isSecond): (hook, fields) = (.hours, [decimal(second), isSecond ? "1" : "0"])
    case .more(let day, let count, let isBlock):
      (hook, fields) = (.more, [ISODate.format(day), decimal(count), isBlock ? "1" : "0"])
    case .weekNumber(let number, let day):
      let first = configuration.grid.firstDay(of: configuration.grid.week(of: day))
      (hook, fields) = (.weekNumbers, [ISODate.format(first), decimal(number)])
    }
    guard hooks.contains(hook) else { return "" }
    // The same hour or week may be shown by several views, and a node is in one place.
    let start = [decimal(hook.rawValue.trailingZeroBitCount), decimal(Int(view.id.rawValue)), text]
    return PageDecorator.joined(start + fields)
  }

  /// Returns the content of a resource's heading: the number of its hook; the day, empty without one; the title; then,
  /// unless the heading is above events without a resource, its identifier, its color as in `EventBatch` or 0, and its
  /// parent. Empty without a hook.
  func content(of resource: Resource?, on day: DayNumber?, title: String) -> String {
    guard hooks.contains(.resources) else { return "" }
    var fields = [
      decimal(PageHooks.resources.rawValue.trailingZeroBitCount), day.map { ISODate.format($0) } ?? "", title,
    ]
    if let resource {
      fields += [resource.id, resource.color.map { EventFields.number(of: $0) } ?? "0", resource.parent ?? ""]
    }
    return PageDecorator.joined(fields)
  }

  /// Fields as one text.
  private static func joined(_ fields: [String]) -> String {
    var bytes: [UInt8] = []
    for field in fields {
      if !bytes.isEmpty { bytes.append(0x1F) }
      // Text from files may contain any byte.
      for byte in field.utf8 { bytes.append(byte == 0x1F ? 32 : byte) }
    }
    return String(utf8: bytes)
  }
}
