public import CalendarText

extension Phrases {
  /// The words in Portuguese.
  public static let portuguese = Phrases(
    table: """
      today: Hoje
      tomorrow: Amanhã
      previousYear: Ano anterior
      previousMonth: Mês anterior
      previousWeek: Semana anterior
      previousDay: Dia anterior
      nextYear: Próximo ano
      nextMonth: Próximo mês
      nextWeek: Próxima semana
      nextDay: Próximo dia
      calendar: Calendário
      calendars: Calendários
      year: Ano
      month: Mês
      week: Semana
      day: Dia
      agenda: Agenda
      weekNumber: Semana #
      allDay: dia inteiro
      until: até #
      continues: continua
      tooMany: demais para mostrar todos
      repeats: se repete
      everyDay: todos os dias
      everyWeek: todas as semanas
      everyMonth: todos os meses
      everyYear: todos os anos
      cancelled: cancelado
      tentative: provisório
      untitled: Evento sem título
      noEvents: Ainda não há eventos
      dropHint: Solte um arquivo .ics aqui
      noEventsOfDay: Nenhum evento
      notLoaded: Não carregado
      allHidden: Todos os calendários estão ocultos
      noResource: Sem recurso
      skippedDay: Dia omitido
      nearestEvent: Evento mais próximo: #
      skipped: Ignorados: #
      line: Linha #
      unreadable: não é possível ler #
      missing: falta #
      tooLarge: grande demais
      emptyFile: O arquivo está vazio
      noCalendarFile: Não é um arquivo de calendário
      close: Fechar
      unreachable: Não foi possível carregar os eventos
      noKey: Esta página não tem uma chave válida: abra-a pelo endereço que o servidor indica
      offline: Sem conexão: dados de #
      tryAgain: Tentar novamente
      stopped: O calendário parou
      reload: Recarregar
      separator: , #
      events: 1 evento|# eventos
      moreEvents: mais 1 evento|mais # eventos
      search: Pesquisar eventos
      noResults: Nenhum evento encontrado
      togglePanel: Mostrar ou ocultar a barra lateral
      dayCount: 1 dia|# dias
      weekCount: 1 semana|# semanas
      monthCount: 1 mês|# meses
      previousPeriod: Período anterior: #
      nextPeriod: Próximo período: #
      goToDate: Ir para a data
      earlier: Antes: #
      join: Participar
      organizer: organiza
      accepted: aceito
      declined: recusado
      noReply: sem resposta
      categories: Categorias: #
      """)
}
