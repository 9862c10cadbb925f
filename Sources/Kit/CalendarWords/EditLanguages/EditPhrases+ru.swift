public import CalendarText

extension EditPhrases {
  /// The words in Russian.
  public static let russian = EditPhrases(
    table: """
      newEvent: Новое событие
      title: Название
      save: Сохранить
      undo: Отменить
      redo: Повторить
      open: Открыть
      move: Переместить…
      cut: Вырезать
      copy: Копировать
      duplicate: Дублировать
      paste: Вставить сюда
      delete: Удалить
      allDay: Весь день
      timed: С указанием времени
      toCalendar: Переместить в календарь {calendar}
      whichEvents: Какие события?
      followingCount: 1 событие: {date}|{count} событие начиная с {date}|{count} события начиная с {date}|{count} событий начиная с {date}
      followingEndless: Все события начиная с {date}
      allCount: 1 событие|Все события: {count}|Все события: {count}|Все события: {count}
      allPast: Все события: {count}, из них прошедших: {past}
      allEndless: Все события, без окончания
      allEndlessPast: Все события, без окончания, из них прошедших: {past}
      pickedUp: Взято: {title}.
      pickedUpHelp: Взято: {title}, {when}. {help}
      moveHelp: Стрелки перемещают, Shift и стрелки меняют длительность, Enter отпускает, Escape возвращает.
      resized: {start} – {end}, {length}
      days: Весь день, {when}
      copying: Копирование
      moving: Перемещение
      calendar: Календарь {calendar}
      returned: Возвращено на место: {title}, {when}.
      scopeAsked: Событие повторяется. Это событие, это и последующие или все? {extent}
      slotFree: {when}, свободно
      slotEvents: {when}, 1 событие|{when}, {count} событие|{when}, {count} события|{when}, {count} событий
      timeSelected: {when}, выбрано
      hours: {hours} ч
      minutes: {minutes} мин
      hoursMinutes: {hours} ч {minutes} мин
      created: Создано: {title}, {when}.
      moved: Перемещено: {title}, {when}.
      resizedTo: Изменено время: {title}, {when}.
      changed: Изменено: {title}.
      deleted: Удалено: {title}.
      copiedTo: Скопировано: {title}, {when}.
      duplicated: Дублировано: {title}.
      pasted: Вставлено: {title}, {when}.
      toClipboard: Скопировано в буфер обмена: {title}.
      cutOut: Вырезано: {title}. Событие переместится при вставке.
      createdShort: Создано: {title}
      movedShort: Перемещено: {title}
      resizedShort: Изменена длительность: {title}
      changedShort: Изменено: {title}
      deletedShort: Удалено: {title}
      copiedShort: Скопировано: {title}
      duplicatedShort: Дублировано: {title}
      pastedShort: Вставлено: {title}
      undone: Отмена. {what}.
      undoneWhen: Отмена. {what}. {when}
      redone: Повтор. {what}.
      redoneWhen: Повтор. {what}. {when}
      nothingToUndo: Нечего отменять.
      nothingToRedo: Нечего повторять.
      readOnly: Невозможно: календарь {calendar} доступен только для чтения.
      noCreate: Невозможно: здесь нельзя создавать события.
      noMove: Невозможно: это событие нельзя переместить.
      noResize: Невозможно: длительность этого события нельзя изменить.
      noEdit: Невозможно: это событие нельзя изменить.
      noDelete: Невозможно: это событие нельзя удалить.
      outsideBounds: Невозможно: событие окажется вне разрешённых дней.
      outsideBoundsCount: Невозможно, вне разрешённых дней окажутся события: {count} из {total}.
      outsideHours: Невозможно: событие окажется вне рабочего времени.
      outsideHoursCount: Невозможно, вне рабочего времени окажутся события: {count} из {total}.
      outsidePeriod: Невозможно: событие окажется вне разрешённого времени.
      outsidePeriodCount: Невозможно, вне разрешённого времени окажутся события: {count} из {total}.
      overlap: Невозможно, есть пересечение: {other}.
      overlapCount: Невозможно, пересекаются события: {count} из {total}, первое пересечение: {other}.
      otherReason: Невозможно: {reason}
      notInSeries: Невозможно: событие больше не входит в серию. Выберите его ещё раз.
      seriesTooLong: Невозможно: серия слишком длинная, чтобы изменить её с этого места. Выберите это событие или все.
      ruleNotMovable: Невозможно: правило серии нельзя перенести на этот день. Выберите только это событие.
      ruleNotSplittable: Невозможно: у серии несколько правил. Выберите это событие или все.
      notApplicable: Сейчас это невозможно.
      changedElsewhere: Событие изменено в другом месте: {title}. Ничего не сохранено. Попробуйте ещё раз.
      deletedElsewhere: Событие удалено в другом месте: {title}.
      conflictAsked: Какую версию оставить: {title}?
      myVersion: Моя версия
      otherVersion: Версия из другого места
      deletedVersion: Удалено
      heldDeleted: Событие удалено в другом месте: {title}. Если отпустить его, появится новое событие.
      notSaved: Не сохранено: сейчас события нельзя записать. Попробуйте ещё раз.
      storeReadOnly: Не сохранено: эти события доступны только для чтения.
      noStorage: Хранилище сервера переполнено или неисправно
      serverUnavailable: Сервер сейчас недоступен
      notAccepted: Не сохранено: сервер не принимает это изменение.
      notSavedYet: Ещё не сохранено
      saved: Сохранено
      draftKept: Черновик сохранён
      restore: Восстановить
      readOnlyNote: только чтение
      rename: Переименовать
      titleNeeded: Сначала введите название.
      emptyHint: Пока ничего не запланировано. Нажмите «{button}», чтобы добавить событие.
      understood: Распознано в тексте
      color: Цвет
      calendarColor: Цвет календаря
      saveFile: Сохранить как файл…
      newCalendar: Новый календарь
      calendarName: Название
      nameNeeded: Сначала введите название.
      calendarMenu: Изменить: {calendar}…
      calendarMade: Создан календарь {title}
      calendarRenamed: Календарь переименован: {title}
      calendarColored: Изменён цвет: {title}
      calendarDeleted: Удалён календарь {title} вместе с событиями
      edit: Изменить…
      more: Ещё…
      starts: Начало
      ends: Конец
      date: Дата
      time: Время
      place: Место
      notes: Заметки
      link: Ссылка
      status: Статус
      confirmed: Подтверждено
      noStatus: Не указан
      shownAs: Показывать как
      busy: Занят
      free: Свободен
      privacy: Доступ
      everybody: Все
      confidential: Конфиденциально
      onlyMe: Только я
      keptDetails: Сохранится ещё 1 поле|Сохранится ещё {count} поле|Сохранятся ещё {count} поля|Сохранятся ещё {count} полей
      dateExpected: Введите дату, например {example}
      timeExpected: Введите время, например {example}
      endBeforeStart: Конец раньше начала
      chooseDay: Выбрать день
      zone: Часовой пояс
      zoneExpected: Введите часовой пояс, например {example}
      repetition: Повтор
      notRepeated: Не повторяется
      asItIs: Как сейчас
      endless: Без окончания
      untilDay: До определённого дня
      counted: Определённое число раз
      nextDays: Ближайшие даты: {list}
      reminder: Напоминание
      noReminder: Без напоминания
      addReminder: Добавить ещё
      atStart: В момент начала
      minutesBefore: За 1 минуту|За {count} минуту|За {count} минуты|За {count} минут
      hoursBefore: За 1 час|За {count} час|За {count} часа|За {count} часов
      daysBefore: За 1 день|За {count} день|За {count} дня|За {count} дней
      weeksBefore: За 1 неделю|За {count} неделю|За {count} недели|За {count} недель
      onDayAt: В тот же день в {time}
      daysBeforeAt: За 1 день в {time}|За {count} день в {time}|За {count} дня в {time}|За {count} дней в {time}
      weeksBeforeAt: За 1 неделю в {time}|За {count} неделю в {time}|За {count} недели в {time}|За {count} недель в {time}
      emailReminder: Электронное письмо
      otherReminder: Напоминание другой программы
      whileOpen: Напоминания появляются, только пока эта страница открыта
      missedReminders: Пропущено 1 напоминание|Пропущено {count} напоминание|Пропущено {count} напоминания|Пропущено {count} напоминаний
      everySecond: каждую секунду|раз в {count} секунду|раз в {count} секунды|раз в {count} секунд
      everyMinute: каждую минуту|раз в {count} минуту|раз в {count} минуты|раз в {count} минут
      everyHour: каждый час|раз в {count} час|раз в {count} часа|раз в {count} часов
      everyDay: каждый день|раз в {count} день|раз в {count} дня|раз в {count} дней
      everyWeek: каждую неделю|раз в {count} неделю|раз в {count} недели|раз в {count} недель
      everyMonth: каждый месяц|раз в {count} месяц|раз в {count} месяца|раз в {count} месяцев
      everyYear: каждый год|раз в {count} год|раз в {count} года|раз в {count} лет
      everyOneDay: раз в {count} день
      everyOneWeek: раз в {count} неделю
      everyOneMonth: раз в {count} месяц
      everyOneYear: раз в {count} год
      inPeriods: {list}
      onDays: {list}
      atTimes: в {list}
      onlyPositions: только {list}
      monthNamed: в январе|в феврале|в марте|в апреле|в мае|в июне|в июле|в августе|в сентябре|в октябре|в ноябре|в декабре|({month})
      monthNumber: в {number}-м месяце
      leapMonthNumber: в {number}-м високосном месяце
      weekNumber: на {number}-й неделе
      weekFromEnd: на {number}-й неделе с конца года
      yearDay: в {number}-й день года
      yearDayFromEnd: в {number}-й день с конца года
      dayNumber: {number}-го числа
      dayFromEnd: в {number}-й день с конца месяца
      lastDay: в последний день
      weekdayNamed: по воскресеньям|по понедельникам|по вторникам|по средам|по четвергам|по пятницам|по субботам|{day}
      nthDay: {nth} воскресенье|{nth} понедельник|{nth} вторник|{nth} среду|{nth} четверг|{nth} пятницу|{nth} субботу|{nth} {day}
      numberedDay: {day} № {number}
      numberedDayFromEnd: {day} № {number} с конца
      workday: рабочий день
      fromTo: с понедельника по пятницу
      positionNamed: {nth} раз
      positionNumber: в {number}-й раз
      positionFromEnd: в {number}-й раз с конца
      hourNumber: в {number}-м часу
      minuteNumber: на {number}-й минуте
      secondNumber: на {number}-й секунде
      first: в первое|в первый|в первый|в первую|в первый|в первую|в первую|в первый
      second: во второе|во второй|во второй|во вторую|во второй|во вторую|во вторую|во второй
      third: в третье|в третий|в третий|в третью|в третий|в третью|в третью|в третий
      fourth: в четвёртое|в четвёртый|в четвёртый|в четвёртую|в четвёртый|в четвёртую|в четвёртую|в четвёртый
      fifth: в пятое|в пятый|в пятый|в пятую|в пятый|в пятую|в пятую|в пятый
      last: в последнее|в последний|в последний|в последнюю|в последний|в последнюю|в последнюю|в последний
      nextToLast: в предпоследнее|в предпоследний|в предпоследний|в предпоследнюю|в предпоследний|в предпоследнюю|в предпоследнюю|в предпоследний
      skipBackward: или накануне, если такого дня нет
      skipForward: или на следующий день, если такого дня нет
      gregorianCalendar: григорианский календарь
      julianCalendar: юлианский календарь
      buddhistCalendar: буддийский календарь
      japaneseCalendar: японский календарь
      minguoCalendar: календарь Миньго
      persianCalendar: персидский календарь
      hebrewCalendar: еврейский календарь
      islamicCalendar: исламский календарь
      copticCalendar: коптский календарь
      ethiopicCalendar: эфиопский календарь
      indianCalendar: индийский национальный календарь
      chineseCalendar: китайский календарь
      dangiCalendar: корейский лунный календарь
      times: один раз|{count} раз|{count} раза|{count} раз
      timesInDigits: {count} раз|{count} раз|{count} раза|{count} раз
      andList: {list} и {last}
      ruleAlso: {rule}; а также {other}
      ruleDates: {rule}, а также {list}
      ruleMore: и ещё 1 день|и ещё {count} день|и ещё {count} дня|и ещё {count} дней
      ruleExcept: {rule}; кроме: {other}
      ruleUnknown: правило, неизвестное этой версии: {rule}
      red: Красный
      orange: Оранжевый
      amber: Янтарный
      lime: Лаймовый
      green: Зелёный
      teal: Сине-зелёный
      cyan: Голубой
      blue: Синий
      indigo: Индиго
      purple: Фиолетовый
      pink: Розовый
      graphite: Графитовый
      deleteSeries: Удаление повторяющегося события
      deleteThis: Удалить это событие
      deleteFollowing: Удалить это и последующие события
      deleteAll: Удалить все события
      changeSeries: Изменение повторяющегося события
      changeThis: Изменить это событие
      changeFollowing: Изменить это и последующие события
      changeAll: Изменить все события
      cancel: Отмена
      leaveAsked: Уйти без сохранения?
      copyLink: Копировать ссылку
      linkCopied: Ссылка скопирована
      """)
}
