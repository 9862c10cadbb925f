public import CalendarText

extension Phrases {
  /// The words in Russian.
  public static let russian = Phrases(
    table: """
      today: Сегодня
      tomorrow: Завтра
      previousYear: Предыдущий год
      previousMonth: Предыдущий месяц
      previousWeek: Предыдущая неделя
      previousDay: Предыдущий день
      nextYear: Следующий год
      nextMonth: Следующий месяц
      nextWeek: Следующая неделя
      nextDay: Следующий день
      calendar: Календарь
      calendars: Календари
      year: Год
      month: Месяц
      week: Неделя
      day: День
      agenda: Расписание
      weekNumber: Неделя #
      allDay: весь день
      until: до #
      continues: продолжается
      tooMany: слишком много, показаны не все
      repeats: повторяется
      everyDay: каждый день
      everyWeek: каждую неделю
      everyMonth: каждый месяц
      everyYear: каждый год
      cancelled: отменено
      tentative: предварительно
      untitled: Событие без названия
      noEvents: Событий пока нет
      dropHint: Перетащите сюда файл .ics
      noEventsOfDay: Нет событий
      notLoaded: Не загружено
      allHidden: Все календари скрыты
      noResource: Без ресурса
      skippedDay: День пропущен
      nearestEvent: Ближайшее событие: #
      skipped: Пропущено: #
      line: Строка #
      unreadable: не удалось прочитать #
      missing: отсутствует #
      tooLarge: слишком большой объём
      emptyFile: Файл пуст
      noCalendarFile: Это не файл календаря
      close: Закрыть
      unreachable: Не удалось загрузить события
      noKey: У этой страницы нет действительного ключа: откройте её по адресу, который сообщает сервер
      offline: Нет соединения: данные на #
      tryAgain: Повторить
      stopped: Календарь перестал работать
      reload: Перезагрузить
      separator: , #
      events: Событий: #
      moreEvents: Ещё событий: #
      search: Поиск событий
      noResults: События не найдены
      togglePanel: Показать или скрыть боковую панель
      dayCount: # дн.
      weekCount: # нед.
      monthCount: # мес.
      previousPeriod: Назад: #
      nextPeriod: Вперёд: #
      goToDate: Перейти к дате
      earlier: Ранее: #
      join: Присоединиться
      organizer: организатор
      accepted: принято
      declined: отклонено
      noReply: нет ответа
      categories: Категории: #
      """)
}
