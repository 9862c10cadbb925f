import Geometry

extension CalendarLevel {
  /// A list of the days that have events.
  public static var agenda: CalendarLevel { CalendarLevel(id: .agenda, period: .none, factory: AgendaFactory()) }

  /// Returns a level with a list of the days of a period that have events, such as `7days:agenda`.
  ///
  /// - Parameters:
  ///   - days: the number of days, at least 1. Hidden weekdays do not count; their events are listed.
  ///   - alignment: where periods begin. Weeks have all their days, and `days` is rounded up to whole weeks.
  public static func agenda(days: Int, aligned alignment: LevelAlignment = .day) -> CalendarLevel {
    let days = max(1, days), weeks = (days + 6) / 7
    switch alignment {
    case .week:
      let name = weeks == 1 ? "week" : String(weeks) + "weeks"
      return CalendarLevel(id: ID(name + ":agenda"), period: .weeks(weeks), factory: AgendaFactory())
    case .day:
      let name = days == 1 ? "day" : String(days) + "days"
      return CalendarLevel(id: ID(name + ":agenda"), period: .days(days), factory: AgendaFactory())
    }
  }
}

/// Makes the views of agendas.
private final class AgendaFactory: LevelFactory {
  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement { .list }

  func makeView(_ form: LevelForm) -> LevelView { AgendaLevelView(form) }
}
