public import CalendarText

extension EditPhrases {
  /// The words in Portuguese.
  public static let portuguese = EditPhrases(
    table: """
      newEvent: Novo evento
      title: Título
      save: Salvar
      undo: Desfazer
      redo: Refazer
      open: Abrir
      move: Mover…
      cut: Recortar
      copy: Copiar
      duplicate: Duplicar
      paste: Colar aqui
      delete: Excluir
      allDay: Dia inteiro
      timed: Com horário
      toCalendar: Mover para {calendar}
      whichEvents: Quais eventos?
      followingCount: 1 evento a partir de {date}|{count} eventos a partir de {date}
      followingEndless: Todos os eventos a partir de {date}
      allCount: 1 evento|Todos os {count} eventos
      allPast: Todos os {count} eventos; já passados: {past}
      allEndless: Todos os eventos, sem fim
      allEndlessPast: Todos os eventos, sem fim; já passados: {past}
      pickedUp: Evento selecionado: {title}.
      pickedUpHelp: Evento selecionado: {title}, {when}. {help}
      moveHelp: Setas movem, Shift e setas mudam a duração, Enter solta, Escape volta ao lugar.
      resized: De {start} a {end}, {length}
      days: Dia inteiro, {when}
      copying: Copiar
      moving: Mover
      calendar: Calendário {calendar}
      returned: De volta ao lugar: {title}, {when}.
      scopeAsked: O evento se repete. Este evento, este e os seguintes ou todos? {extent}
      slotFree: {when}, livre
      slotEvents: {when}, 1 evento|{when}, {count} eventos
      timeSelected: {when}, selecionado
      hours: {hours} h
      minutes: {minutes} min
      hoursMinutes: {hours} h {minutes} min
      created: Evento criado: {title}, {when}.
      moved: Evento movido: {title}, {when}.
      resizedTo: Horário alterado: {title}, {when}.
      changed: Evento alterado: {title}.
      deleted: Evento excluído: {title}.
      copiedTo: Evento copiado: {title}, {when}.
      duplicated: Evento duplicado: {title}.
      pasted: Evento colado: {title}, {when}.
      toClipboard: Copiado para a área de transferência: {title}.
      cutOut: Evento recortado: {title}. Ele será movido quando for colado.
      createdShort: Evento criado: {title}
      movedShort: Evento movido: {title}
      resizedShort: Duração alterada: {title}
      changedShort: Evento alterado: {title}
      deletedShort: Evento excluído: {title}
      copiedShort: Evento copiado: {title}
      duplicatedShort: Evento duplicado: {title}
      pastedShort: Evento colado: {title}
      undone: Desfeito. {what}.
      undoneWhen: Desfeito. {what}. {when}
      redone: Refeito. {what}.
      redoneWhen: Refeito. {what}. {when}
      nothingToUndo: Não há nada para desfazer.
      nothingToRedo: Não há nada para refazer.
      readOnly: Não é possível: o calendário {calendar} é somente leitura.
      noCreate: Não é possível: novos eventos não são permitidos aqui.
      noMove: Não é possível: este evento não pode ser movido.
      noResize: Não é possível: a duração deste evento não pode ser alterada.
      noEdit: Não é possível: este evento não pode ser alterado.
      noDelete: Não é possível: este evento não pode ser excluído.
      outsideBounds: Não é possível: o evento ficaria fora dos dias permitidos.
      outsideBoundsCount: Não é possível; eventos fora dos dias permitidos: {count} de {total}.
      outsideHours: Não é possível: o evento ficaria fora do horário comercial.
      outsideHoursCount: Não é possível; eventos fora do horário comercial: {count} de {total}.
      outsidePeriod: Não é possível: o evento ficaria fora do período permitido.
      outsidePeriodCount: Não é possível; eventos fora do período permitido: {count} de {total}.
      overlap: Não é possível: haveria conflito com {other}.
      overlapCount: Não é possível; eventos em conflito: {count} de {total}, o primeiro com {other}.
      otherReason: Não é possível: {reason}
      notInSeries: Não é possível: o evento não faz mais parte da série. Escolha-o novamente.
      seriesTooLong: Não é possível: a série é longa demais para ser alterada a partir daqui. Escolha este evento ou todos.
      ruleNotMovable: Não é possível: a regra da série não pode ser movida para este dia. Escolha somente este evento.
      ruleNotSplittable: Não é possível: a série tem várias regras. Escolha este evento ou todos.
      notApplicable: Não é possível agora.
      changedElsewhere: {title} foi alterado em outro lugar, por isso nada foi salvo. Tente novamente.
      deletedElsewhere: {title} foi excluído em outro lugar.
      conflictAsked: Qual versão de {title}?
      myVersion: Minha versão
      otherVersion: A versão de outro lugar
      deletedVersion: Excluído
      heldDeleted: {title} foi excluído em outro lugar. Ao soltá-lo, um novo evento será criado.
      notSaved: Não salvo: os eventos não podem ser gravados agora. Tente novamente.
      storeReadOnly: Não salvo: estes eventos são somente leitura.
      noStorage: O armazenamento do servidor está cheio ou falhou
      serverUnavailable: O servidor não está disponível no momento
      notAccepted: Não salvo: o servidor não aceita esta alteração.
      notSavedYet: Ainda não salvo
      saved: Salvo
      draftKept: Rascunho mantido
      restore: Restaurar
      readOnlyNote: somente leitura
      rename: Renomear
      titleNeeded: Digite primeiro um título.
      emptyHint: Nada planejado ainda. Pressione “{button}” para adicionar um evento.
      understood: Entendido do texto
      color: Cor
      calendarColor: Cor do calendário
      saveFile: Salvar como arquivo…
      newCalendar: Novo calendário
      calendarName: Nome
      nameNeeded: Digite primeiro um nome.
      calendarMenu: Alterar {calendar}…
      calendarMade: Calendário criado: {title}
      calendarRenamed: Calendário renomeado: {title}
      calendarColored: Cor alterada: {title}
      calendarDeleted: Calendário excluído com seus eventos: {title}
      edit: Editar…
      more: Mais…
      starts: Início
      ends: Fim
      date: Data
      time: Hora
      place: Local
      notes: Notas
      link: Link
      status: Status
      confirmed: Confirmado
      noStatus: Não informado
      shownAs: Mostrar como
      busy: Ocupado
      free: Disponível
      privacy: Visível para
      everybody: Todos
      confidential: Confidencial
      onlyMe: Somente eu
      keptDetails: Mais {count} detalhe é mantido|Mais {count} detalhes são mantidos
      dateExpected: Digite uma data como {example}
      timeExpected: Digite uma hora como {example}
      endBeforeStart: O fim é anterior ao início
      chooseDay: Escolher um dia
      zone: Fuso horário
      zoneExpected: Digite um fuso horário como {example}
      repetition: Repetição
      notRepeated: Não se repete
      asItIs: Como está
      endless: Sem fim
      untilDay: Até um dia
      counted: Um número de vezes
      nextDays: Próximas datas: {list}
      reminder: Lembrete
      noReminder: Sem lembrete
      addReminder: Adicionar outro
      atStart: No início
      minutesBefore: {count} minuto antes|{count} minutos antes
      hoursBefore: {count} hora antes|{count} horas antes
      daysBefore: {count} dia antes|{count} dias antes
      weeksBefore: {count} semana antes|{count} semanas antes
      onDayAt: No próprio dia às {time}
      daysBeforeAt: {count} dia antes às {time}|{count} dias antes às {time}
      weeksBeforeAt: {count} semana antes às {time}|{count} semanas antes às {time}
      emailReminder: E-mail
      otherReminder: Lembrete de outro programa
      whileOpen: Os lembretes só aparecem enquanto esta página está aberta
      missedReminders: {count} lembrete perdido|{count} lembretes perdidos
      everySecond: a cada segundo|a cada {count} segundos
      everyMinute: a cada minuto|a cada {count} minutos
      everyHour: a cada hora|a cada {count} horas
      everyDay: todos os dias|a cada {count} dias
      everyWeek: todas as semanas|a cada {count} semanas
      everyMonth: todos os meses|a cada {count} meses
      everyYear: todos os anos|a cada {count} anos
      everyOneDay: a cada {count} dia
      everyOneWeek: a cada {count} semana
      everyOneMonth: a cada {count} mês
      everyOneYear: a cada {count} ano
      inPeriods: {list}
      onDays: {list}
      atTimes: no horário {list}
      onlyPositions: apenas {list}
      monthNamed: em {month}
      monthNumber: no mês {number}
      leapMonthNumber: no mês intercalar {number}
      weekNumber: na semana {number}
      weekFromEnd: na {number}ª semana antes do fim do ano
      yearDay: no dia {number} do ano
      yearDayFromEnd: no {number}º dia antes do fim do ano
      dayNumber: no dia {number}
      dayFromEnd: no {number}º dia antes do fim do mês
      lastDay: no último dia
      weekdayNamed: aos domingos|às segundas-feiras|às terças-feiras|às quartas-feiras|às quintas-feiras|às sextas-feiras|aos sábados|em {day}
      nthDay: no {nth} {day}|na {nth} {day}|na {nth} {day}|na {nth} {day}|na {nth} {day}|na {nth} {day}|no {nth} {day}|no {nth} {day}
      numberedDay: {day} número {number}
      numberedDayFromEnd: {day} número {number} a partir do fim
      workday: dia útil
      fromTo: de {first} a {last}
      positionNamed: o {nth}
      positionNumber: o número {number}
      positionFromEnd: o número {number} a partir do fim
      hourNumber: na hora {number}
      minuteNumber: no minuto {number}
      secondNumber: no segundo {number}
      first: primeiro|primeira|primeira|primeira|primeira|primeira|primeiro|primeiro
      second: segundo|segunda|segunda|segunda|segunda|segunda|segundo|segundo
      third: terceiro|terceira|terceira|terceira|terceira|terceira|terceiro|terceiro
      fourth: quarto|quarta|quarta|quarta|quarta|quarta|quarto|quarto
      fifth: quinto|quinta|quinta|quinta|quinta|quinta|quinto|quinto
      last: último|última|última|última|última|última|último|último
      nextToLast: penúltimo|penúltima|penúltima|penúltima|penúltima|penúltima|penúltimo|penúltimo
      skipBackward: ou no dia anterior, se não existir
      skipForward: ou no dia seguinte, se não existir
      gregorianCalendar: calendário gregoriano
      julianCalendar: calendário juliano
      buddhistCalendar: calendário budista
      japaneseCalendar: calendário japonês
      minguoCalendar: calendário Minguo
      persianCalendar: calendário persa
      hebrewCalendar: calendário hebraico
      islamicCalendar: calendário islâmico
      copticCalendar: calendário copta
      ethiopicCalendar: calendário etíope
      indianCalendar: calendário nacional indiano
      chineseCalendar: calendário chinês
      dangiCalendar: calendário lunar coreano
      times: uma vez|{count} vezes
      timesInDigits: {count} vez|{count} vezes
      andList: {list} e {last}
      ruleAlso: {rule}; também {other}
      ruleDates: {rule}, também em {list}
      ruleMore: e mais 1 dia|e mais {count} dias
      ruleExcept: {rule}; exceto {other}
      ruleUnknown: uma regra que esta versão não conhece: {rule}
      red: Vermelho
      orange: Laranja
      amber: Âmbar
      lime: Limão
      green: Verde
      teal: Verde-azulado
      cyan: Ciano
      blue: Azul
      indigo: Índigo
      purple: Roxo
      pink: Rosa
      graphite: Grafite
      deleteSeries: Excluir evento recorrente
      deleteThis: Excluir este evento
      deleteFollowing: Excluir este evento e os seguintes
      deleteAll: Excluir todos os eventos
      changeSeries: Alterar evento recorrente
      changeThis: Alterar este evento
      changeFollowing: Alterar este evento e os seguintes
      changeAll: Alterar todos os eventos
      cancel: Cancelar
      leaveAsked: Sair sem salvar?
      copyLink: Copiar link
      linkCopied: Link copiado
      """)
}
