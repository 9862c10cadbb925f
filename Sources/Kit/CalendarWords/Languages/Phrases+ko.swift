public import CalendarText

extension Phrases {
  /// The words in Korean.
  public static let korean = Phrases(
    table: """
      today: 오늘
      tomorrow: 내일
      previousYear: 이전 연도
      previousMonth: 이전 달
      previousWeek: 이전 주
      previousDay: 이전 날
      nextYear: 다음 연도
      nextMonth: 다음 달
      nextWeek: 다음 주
      nextDay: 다음 날
      calendar: 캘린더
      calendars: 캘린더
      year: 년
      month: 월
      week: 주
      day: 일
      agenda: 목록
      weekNumber: #주차
      allDay: 종일
      until: #까지
      continues: 계속됨
      tooMany: 너무 많아 일부만 표시
      repeats: 반복됨
      everyDay: 매일
      everyWeek: 매주
      everyMonth: 매월
      everyYear: 매년
      cancelled: 취소됨
      tentative: 미정
      untitled: 제목 없는 일정
      noEvents: 아직 일정이 없습니다
      dropHint: 여기에 .ics 파일을 놓으세요
      noEventsOfDay: 일정 없음
      notLoaded: 불러오지 않음
      allHidden: 모든 캘린더가 숨겨져 있습니다
      noResource: 리소스 없음
      skippedDay: 건너뛴 날
      nearestEvent: 가장 가까운 일정: #
      skipped: 건너뜀: #개
      line: #행
      unreadable: #: 읽을 수 없음
      missing: #: 없음
      tooLarge: 너무 큼
      emptyFile: 파일이 비어 있음
      noCalendarFile: 캘린더 파일이 아님
      close: 닫기
      unreachable: 일정을 불러올 수 없습니다
      noKey: 이 페이지에 유효한 키가 없습니다. 서버가 알려 주는 주소로 여세요
      offline: 오프라인: # 기준
      tryAgain: 다시 시도
      stopped: 캘린더가 중지되었습니다
      reload: 다시 로드
      separator: , #
      events: 일정 #개
      moreEvents: 일정 #개 더 보기
      search: 일정 검색
      noResults: 일치하는 일정 없음
      togglePanel: 사이드바 표시 또는 숨기기
      dayCount: #일
      weekCount: #주
      monthCount: #개월
      previousPeriod: 이전 #
      nextPeriod: 다음 #
      goToDate: 날짜로 이동
      earlier: 이전: #
      join: 참가
      organizer: 주최자
      accepted: 수락
      declined: 거절
      noReply: 응답 없음
      categories: 카테고리: #
      """)
}
