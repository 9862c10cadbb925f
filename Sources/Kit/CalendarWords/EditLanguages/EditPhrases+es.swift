public import CalendarText

extension EditPhrases {
  /// The words in Spanish.
  public static let spanish = EditPhrases(
    table: """
      newEvent: Nuevo evento
      title: Título
      save: Guardar
      undo: Deshacer
      redo: Rehacer
      open: Abrir
      move: Mover…
      cut: Cortar
      copy: Copiar
      duplicate: Duplicar
      paste: Pegar aquí
      delete: Eliminar
      allDay: Todo el día
      timed: Con hora
      toCalendar: Mover a {calendar}
      whichEvents: ¿Qué eventos?
      followingCount: 1 evento desde: {date}|{count} eventos desde: {date}
      followingEndless: Todos los eventos desde: {date}
      allCount: 1 evento|Todos los eventos: {count}
      allPast: Todos los eventos: {count}; pasados: {past}
      allEndless: Todos los eventos, sin fin
      allEndlessPast: Todos los eventos, sin fin; pasados: {past}
      pickedUp: Evento recogido: {title}.
      pickedUpHelp: Evento recogido: {title}, {when}. {help}
      moveHelp: Flechas: mover; Mayús y flechas: duración; Intro: soltar; Escape: volver.
      resized: De {start} a {end}, {length}
      days: Todo el día, {when}
      copying: Copiar
      moving: Mover
      calendar: Calendario {calendar}
      returned: De vuelta en su sitio: {title}, {when}.
      scopeAsked: Se repite. ¿Este evento, este y los siguientes, o todos? {extent}
      slotFree: {when}, libre
      slotEvents: {when}, 1 evento|{when}, {count} eventos
      timeSelected: {when}, seleccionado
      hours: {hours} h
      minutes: {minutes} min
      hoursMinutes: {hours} h {minutes} min
      created: Evento creado: {title}, {when}.
      moved: Evento movido: {title}, {when}.
      resizedTo: Evento cambiado: {title}, {when}.
      changed: Evento cambiado: {title}.
      deleted: Evento eliminado: {title}.
      copiedTo: Evento copiado: {title}, {when}.
      duplicated: Evento duplicado: {title}.
      pasted: Evento pegado: {title}, {when}.
      toClipboard: Copiado al portapapeles: {title}.
      cutOut: Evento cortado: {title}. Se moverá al pegarlo.
      createdShort: Evento creado: {title}
      movedShort: Evento movido: {title}
      resizedShort: Duración cambiada: {title}
      changedShort: Evento cambiado: {title}
      deletedShort: Evento eliminado: {title}
      copiedShort: Evento copiado: {title}
      duplicatedShort: Evento duplicado: {title}
      pastedShort: Evento pegado: {title}
      undone: Deshecho. {what}.
      undoneWhen: Deshecho. {what}. {when}
      redone: Rehecho. {what}.
      redoneWhen: Rehecho. {what}. {when}
      nothingToUndo: No hay nada que deshacer.
      nothingToRedo: No hay nada que rehacer.
      readOnly: No es posible: el calendario {calendar} es de solo lectura.
      noCreate: No es posible: aquí no se permiten eventos nuevos.
      noMove: No es posible: este evento no se puede mover.
      noResize: No es posible: la duración de este evento no se puede cambiar.
      noEdit: No es posible: este evento no se puede cambiar.
      noDelete: No es posible: este evento no se puede eliminar.
      outsideBounds: No es posible: quedaría fuera de los días permitidos.
      outsideBoundsCount: No es posible; eventos fuera de los días permitidos: {count} de {total}.
      outsideHours: No es posible: quedaría fuera del horario laboral.
      outsideHoursCount: No es posible; eventos fuera del horario laboral: {count} de {total}.
      outsidePeriod: No es posible: quedaría fuera del tiempo permitido.
      outsidePeriodCount: No es posible; eventos fuera del tiempo permitido: {count} de {total}.
      overlap: No es posible: coincidiría con {other}.
      overlapCount: No es posible; coincidencias: {count} de {total}, la primera con {other}.
      otherReason: No es posible: {reason}
      notInSeries: No es posible: el evento ya no forma parte de su serie. Elíjalo de nuevo.
      seriesTooLong: No es posible: la serie es demasiado larga para cambiar desde aquí. Elija este evento o todos.
      ruleNotMovable: No es posible: la regla de la serie no admite este día. Elija solo este evento.
      ruleNotSplittable: No es posible: la serie tiene varias reglas. Elija este evento o todos.
      notApplicable: No es posible ahora.
      changedElsewhere: {title} se cambió en otro lugar, así que no se guardó nada. Inténtelo de nuevo.
      deletedElsewhere: {title} se eliminó en otro lugar.
      conflictAsked: ¿Qué versión de {title}?
      myVersion: Mi versión
      otherVersion: La versión de otro lugar
      deletedVersion: Eliminado
      heldDeleted: {title} se eliminó en otro lugar. Al soltarlo se crea un evento nuevo.
      notSaved: No guardado: los eventos no se pueden escribir ahora. Inténtelo de nuevo.
      storeReadOnly: No guardado: estos eventos son de solo lectura.
      noStorage: El almacenamiento del servidor está lleno o ha fallado
      serverUnavailable: El servidor no está disponible en este momento
      notAccepted: No guardado: el servidor no acepta este cambio.
      notSavedYet: Aún no guardado
      saved: Guardado
      draftKept: Borrador conservado
      restore: Restaurar
      readOnlyNote: solo lectura
      rename: Cambiar nombre
      titleNeeded: Escriba primero un título.
      emptyHint: Aún no hay nada. Pulsa «{button}» para añadir un evento.
      understood: Entendido del texto
      color: Color
      calendarColor: Color del calendario
      saveFile: Guardar como archivo…
      newCalendar: Nuevo calendario
      calendarName: Nombre
      nameNeeded: Escriba primero un nombre.
      calendarMenu: Cambiar {calendar}…
      calendarMade: Calendario creado: {title}
      calendarRenamed: Nuevo nombre del calendario: {title}
      calendarColored: Color cambiado: {title}
      calendarDeleted: Calendario eliminado con sus eventos: {title}
      edit: Editar…
      more: Más…
      starts: Empieza
      ends: Termina
      date: Fecha
      time: Hora
      place: Lugar
      notes: Notas
      link: Enlace
      status: Estado
      confirmed: Confirmado
      noStatus: Sin indicar
      shownAs: Mostrar como
      busy: Ocupado
      free: Disponible
      privacy: Visible para
      everybody: Todos
      confidential: Confidencial
      onlyMe: Solo para mí
      keptDetails: Se conserva {count} dato más|Se conservan {count} datos más
      dateExpected: Se espera una fecha como {example}
      timeExpected: Se espera una hora como {example}
      endBeforeStart: El final es anterior al comienzo
      chooseDay: Elegir un día
      zone: Zona horaria
      zoneExpected: Se espera una zona horaria como {example}
      repetition: Repetición
      notRepeated: No se repite
      asItIs: Como está
      endless: Sin fin
      untilDay: Hasta un día
      counted: Número limitado
      nextDays: Próximas fechas: {list}
      reminder: Recordatorio
      noReminder: Sin recordatorio
      addReminder: Añadir otro
      atStart: Al comienzo
      minutesBefore: {count} minuto antes|{count} minutos antes
      hoursBefore: {count} hora antes|{count} horas antes
      daysBefore: {count} día antes|{count} días antes
      weeksBefore: {count} semana antes|{count} semanas antes
      onDayAt: El mismo día a las {time}
      daysBeforeAt: {count} día antes a las {time}|{count} días antes a las {time}
      weeksBeforeAt: {count} semana antes a las {time}|{count} semanas antes a las {time}
      emailReminder: Correo electrónico
      otherReminder: Recordatorio de otro programa
      whileOpen: Los recordatorios solo aparecen mientras esta página está abierta
      missedReminders: {count} recordatorio perdido|{count} recordatorios perdidos
      everySecond: cada segundo|cada {count} segundos
      everyMinute: cada minuto|cada {count} minutos
      everyHour: cada hora|cada {count} horas
      everyDay: cada día|cada {count} días
      everyWeek: cada semana|cada {count} semanas
      everyMonth: cada mes|cada {count} meses
      everyYear: cada año|cada {count} años
      everyOneDay: cada {count} día
      everyOneWeek: cada {count} semana
      everyOneMonth: cada {count} mes
      everyOneYear: cada {count} año
      inPeriods: en {list}
      onDays: el {list}
      atTimes: a las {list}
      onlyPositions: solo {list}
      monthNamed: {month}
      monthNumber: mes {number}
      leapMonthNumber: mes intercalar {number}
      weekNumber: semana {number}
      weekFromEnd: semana {number} antes del fin de año
      yearDay: día {number} del año
      yearDayFromEnd: día {number} antes del fin de año
      dayNumber: día {number}
      dayFromEnd: día {number} antes del fin de mes
      lastDay: último día
      weekdayNamed: {day}
      nthDay: {nth} {day}
      numberedDay: {day} número {number}
      numberedDayFromEnd: {day} número {number} desde el final
      workday: día laborable
      fromTo: de {first} a {last}
      positionNamed: el {nth}
      positionNumber: el número {number}
      positionFromEnd: el número {number} desde el final
      hourNumber: hora {number}
      minuteNumber: minuto {number}
      secondNumber: segundo {number}
      first: primer
      second: segundo
      third: tercer
      fourth: cuarto
      fifth: quinto
      last: último
      nextToLast: penúltimo
      skipBackward: o el día anterior, si no existe
      skipForward: o el día siguiente, si no existe
      gregorianCalendar: calendario gregoriano
      julianCalendar: calendario juliano
      buddhistCalendar: calendario budista
      japaneseCalendar: calendario japonés
      minguoCalendar: calendario de la República de China
      persianCalendar: calendario persa
      hebrewCalendar: calendario hebreo
      islamicCalendar: calendario islámico
      copticCalendar: calendario copto
      ethiopicCalendar: calendario etíope
      indianCalendar: calendario nacional indio
      chineseCalendar: calendario chino
      dangiCalendar: calendario lunar coreano
      times: una vez|{count} veces
      timesInDigits: {count} vez|{count} veces
      andList: {list} y {last}
      ruleAlso: {rule}; también {other}
      ruleDates: {rule}, también el {list}
      ruleMore: y 1 día más|y {count} días más
      ruleExcept: {rule}; excepto {other}
      ruleUnknown: una regla que esta versión no conoce: {rule}
      red: Rojo
      orange: Naranja
      amber: Ámbar
      lime: Lima
      green: Verde
      teal: Verde azulado
      cyan: Cian
      blue: Azul
      indigo: Índigo
      purple: Morado
      pink: Rosa
      graphite: Grafito
      deleteSeries: Eliminar evento recurrente
      deleteThis: Eliminar este evento
      deleteFollowing: Eliminar este evento y los siguientes
      deleteAll: Eliminar todos los eventos
      changeSeries: Modificar evento recurrente
      changeThis: Modificar este evento
      changeFollowing: Modificar este evento y los siguientes
      changeAll: Modificar todos los eventos
      cancel: Cancelar
      leaveAsked: ¿Salir sin guardar?
      copyLink: Copiar enlace
      linkCopied: Enlace copiado
      """)
}
