import Geometry

extension CalendarLevel {
  /// A list of the days that have events.
  public static var agenda: CalendarLevel { CalendarLevel(id: .agenda, period: .none, factory: AgendaFactory()) }
}

/// Makes the views of the agenda.
private final class AgendaFactory: LevelFactory {
  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement { .list }

  func makeView(_ form: LevelForm) -> LevelView { AgendaLevelView(form) }
}
