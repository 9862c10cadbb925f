public import CalendarText

extension Phrases {
  /// The words in Spanish.
  public static let spanish = Phrases(
    table: """
      today: Hoy
      tomorrow: Mañana
      previousYear: Año anterior
      previousMonth: Mes anterior
      previousWeek: Semana anterior
      previousDay: Día anterior
      nextYear: Año siguiente
      nextMonth: Mes siguiente
      nextWeek: Semana siguiente
      nextDay: Día siguiente
      calendar: Calendario
      calendars: Calendarios
      year: Año
      month: Mes
      week: Semana
      day: Día
      agenda: Agenda
      weekNumber: Semana #
      allDay: todo el día
      until: hasta #
      continues: continúa
      tooMany: demasiados para mostrarlos todos
      repeats: se repite
      everyDay: cada día
      everyWeek: cada semana
      everyMonth: cada mes
      everyYear: cada año
      cancelled: cancelado
      tentative: provisional
      untitled: Evento sin título
      noEvents: Aún no hay eventos
      dropHint: Suelta aquí un archivo .ics
      noEventsOfDay: No hay eventos
      notLoaded: Sin cargar
      allHidden: Todos los calendarios están ocultos
      noResource: Sin recurso
      skippedDay: Día omitido
      nearestEvent: Evento más cercano: #
      skipped: Omitidos: #
      line: Línea #
      unreadable: no se puede leer #
      missing: falta #
      tooLarge: demasiado grande
      emptyFile: El archivo está vacío
      noCalendarFile: No es un archivo de calendario
      close: Cerrar
      unreachable: No se pudieron cargar los eventos
      noKey: Esta página no tiene una clave válida: ábrala con la dirección que indica el servidor
      offline: Sin conexión: datos del #
      tryAgain: Reintentar
      stopped: El calendario se ha detenido
      reload: Recargar
      separator: , #
      events: Eventos: #
      moreEvents: Más eventos: #
      search: Buscar eventos
      noResults: Ningún evento encontrado
      togglePanel: Mostrar u ocultar el panel
      dayCount: 1 día|# días
      weekCount: 1 semana|# semanas
      monthCount: 1 mes|# meses
      previousPeriod: Período anterior: #
      nextPeriod: Período siguiente: #
      goToDate: Ir a la fecha
      earlier: Antes: #
      join: Unirse
      organizer: organiza
      accepted: aceptado
      declined: rechazado
      noReply: sin respuesta
      categories: Categorías: #
      """)
}
