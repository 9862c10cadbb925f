public import CalendarText

extension EditPhrases {
  /// The words in Korean.
  public static let korean = EditPhrases(
    table: """
      newEvent: 새 일정
      title: 제목
      save: 저장
      undo: 실행 취소
      redo: 다시 실행
      open: 열기
      move: 이동…
      cut: 잘라내기
      copy: 복사
      duplicate: 복제
      paste: 여기에 붙여넣기
      delete: 삭제
      allDay: 종일
      timed: 시간 지정
      toCalendar: {calendar}(으)로 이동
      whichEvents: 어떤 일정을 변경할까요?
      followingCount: {date}부터 일정 1개|{date}부터 일정 {count}개
      followingEndless: {date}부터 모든 일정
      allCount: 일정 1개|전체 일정 {count}개
      allPast: 전체 일정 {count}개, 그중 지난 일정 {past}개
      allEndless: 모든 일정, 종료 없음
      allEndlessPast: 모든 일정, 종료 없음, 그중 지난 일정 {past}개
      pickedUp: {title} 선택됨.
      pickedUpHelp: {title} 선택됨, {when}. {help}
      moveHelp: 화살표 키로 이동, Shift와 화살표 키로 길이 변경, Enter로 놓기, Escape로 되돌리기.
      resized: {start}부터 {end}까지, {length}
      days: 종일, {when}
      copying: 복사
      moving: 이동
      calendar: 캘린더 {calendar}
      returned: {title} 원래 위치로 돌아감, {when}.
      scopeAsked: 반복 일정입니다. 이 일정만, 이 일정 및 이후, 모든 일정 중 무엇을 변경할까요? {extent}
      slotFree: {when}, 비어 있음
      slotEvents: {when}, 일정 1개|{when}, 일정 {count}개
      timeSelected: {when}, 선택됨
      hours: {hours}시간
      minutes: {minutes}분
      hoursMinutes: {hours}시간 {minutes}분
      created: {title} 생성됨, {when}.
      moved: {title} 이동됨, {when}.
      resizedTo: {title} 시간 변경됨, {when}.
      changed: {title} 변경됨.
      deleted: {title} 삭제됨.
      copiedTo: {title} 복사됨, {when}.
      duplicated: {title} 복제됨.
      pasted: {title} 붙여넣음, {when}.
      toClipboard: {title} 클립보드에 복사됨.
      cutOut: {title} 잘라냄. 붙여넣으면 이동합니다.
      createdShort: {title} 생성됨
      movedShort: {title} 이동됨
      resizedShort: {title} 길이 변경됨
      changedShort: {title} 변경됨
      deletedShort: {title} 삭제됨
      copiedShort: {title} 복사됨
      duplicatedShort: {title} 복제됨
      pastedShort: {title} 붙여넣음
      undone: 실행 취소됨: {what}.
      undoneWhen: 실행 취소됨: {what}. {when}
      redone: 다시 실행됨: {what}.
      redoneWhen: 다시 실행됨: {what}. {when}
      nothingToUndo: 실행 취소할 작업이 없습니다.
      nothingToRedo: 다시 실행할 작업이 없습니다.
      readOnly: 할 수 없음: {calendar} 캘린더는 읽기 전용입니다.
      noCreate: 할 수 없음: 여기에는 새 일정을 만들 수 없습니다.
      noMove: 할 수 없음: 이 일정은 이동할 수 없습니다.
      noResize: 할 수 없음: 이 일정의 길이는 변경할 수 없습니다.
      noEdit: 할 수 없음: 이 일정은 변경할 수 없습니다.
      noDelete: 할 수 없음: 이 일정은 삭제할 수 없습니다.
      outsideBounds: 할 수 없음: 허용된 날짜를 벗어납니다.
      outsideBoundsCount: 할 수 없음: 일정 {total}개 중 {count}개가 허용된 날짜를 벗어납니다.
      outsideHours: 할 수 없음: 업무 시간을 벗어납니다.
      outsideHoursCount: 할 수 없음: 일정 {total}개 중 {count}개가 업무 시간을 벗어납니다.
      outsidePeriod: 할 수 없음: 허용된 시간을 벗어납니다.
      outsidePeriodCount: 할 수 없음: 일정 {total}개 중 {count}개가 허용된 시간을 벗어납니다.
      overlap: 할 수 없음: 다음 일정과 겹칩니다: {other}.
      overlapCount: 할 수 없음: 일정 {total}개 중 {count}개가 겹칩니다. 처음 겹치는 일정: {other}.
      otherReason: 할 수 없음: {reason}
      notInSeries: 할 수 없음: 이 일정은 더 이상 반복에 속하지 않습니다. 다시 선택하세요.
      seriesTooLong: 할 수 없음: 반복이 너무 길어 여기서부터 변경할 수 없습니다. 이 일정 또는 모든 일정을 선택하세요.
      ruleNotMovable: 할 수 없음: 반복 규칙을 이 날짜로 옮길 수 없습니다. 이 일정만 선택하세요.
      ruleNotSplittable: 할 수 없음: 반복에 규칙이 여러 개 있습니다. 이 일정 또는 모든 일정을 선택하세요.
      notApplicable: 지금은 할 수 없습니다.
      changedElsewhere: {title} 일정이 다른 곳에서 변경되어 저장하지 않았습니다. 다시 시도하세요.
      deletedElsewhere: {title} 일정이 다른 곳에서 삭제되었습니다.
      conflictAsked: {title}의 어떤 버전을 사용할까요?
      myVersion: 내 버전
      otherVersion: 다른 곳의 버전
      deletedVersion: 삭제됨
      heldDeleted: {title} 일정이 다른 곳에서 삭제되었습니다. 놓으면 새 일정이 됩니다.
      notSaved: 저장되지 않음: 지금은 일정을 기록할 수 없습니다. 다시 시도하세요.
      storeReadOnly: 저장되지 않음: 이 일정은 읽기 전용입니다.
      noStorage: 서버의 저장 공간이 가득 찼거나 사용할 수 없습니다
      serverUnavailable: 지금은 서버를 사용할 수 없습니다
      notAccepted: 저장되지 않음: 서버가 이 변경을 받아들이지 않습니다.
      notSavedYet: 아직 저장되지 않음
      saved: 저장됨
      draftKept: 초안 보관됨
      restore: 복원
      readOnlyNote: 읽기 전용
      rename: 이름 변경
      titleNeeded: 먼저 제목을 입력하세요.
      emptyHint: 아직 일정이 없습니다. ‘{button}’을 눌러 추가하세요.
      understood: 텍스트에서 인식됨
      color: 색상
      calendarColor: 캘린더 색상
      saveFile: 파일로 저장…
      newCalendar: 새 캘린더
      calendarName: 이름
      nameNeeded: 먼저 이름을 입력하세요.
      calendarMenu: {calendar} 변경…
      calendarMade: {title} 캘린더 생성됨
      calendarRenamed: 캘린더 이름 변경됨: {title}
      calendarColored: {title} 색상 변경됨
      calendarDeleted: {title} 캘린더와 일정 삭제됨
      edit: 편집…
      more: 더 보기…
      starts: 시작
      ends: 종료
      date: 날짜
      time: 시간
      place: 장소
      notes: 메모
      link: 링크
      status: 상태
      confirmed: 확정
      noStatus: 지정 안 함
      shownAs: 다음으로 표시
      busy: 바쁨
      free: 한가함
      privacy: 공개 범위
      everybody: 모두
      confidential: 기밀
      onlyMe: 나만
      keptDetails: 세부 정보 1개가 더 유지됩니다|세부 정보 {count}개가 더 유지됩니다
      dateExpected: {example}와 같은 날짜를 입력하세요
      timeExpected: {example}와 같은 시간을 입력하세요
      endBeforeStart: 종료가 시작보다 빠릅니다
      chooseDay: 날짜 선택
      zone: 시간대
      zoneExpected: {example}와 같은 시간대를 입력하세요
      repetition: 반복
      notRepeated: 반복 안 함
      asItIs: 그대로
      endless: 종료 없음
      untilDay: 종료 날짜
      counted: 반복 횟수
      nextDays: 다음: {list}
      reminder: 알림
      noReminder: 알림 없음
      addReminder: 하나 더 추가
      atStart: 시작할 때
      minutesBefore: {count}분 전|{count}분 전
      hoursBefore: {count}시간 전|{count}시간 전
      daysBefore: {count}일 전|{count}일 전
      weeksBefore: {count}주 전|{count}주 전
      onDayAt: 당일 {time}
      daysBeforeAt: {count}일 전 {time}|{count}일 전 {time}
      weeksBeforeAt: {count}주 전 {time}|{count}주 전 {time}
      emailReminder: 이메일
      otherReminder: 다른 프로그램의 알림
      whileOpen: 알림은 이 페이지가 열려 있는 동안에만 표시됩니다
      missedReminders: 놓친 알림 {count}개|놓친 알림 {count}개
      everySecond: 매초|{count}초마다
      everyMinute: 매분|{count}분마다
      everyHour: 매시간|{count}시간마다
      everyDay: 매일|{count}일마다
      everyWeek: 매주|{count}주마다
      everyMonth: 매월|{count}개월마다
      everyYear: 매년|{count}년마다
      everyOneDay: {count}일마다
      everyOneWeek: {count}주마다
      everyOneMonth: {count}개월마다
      everyOneYear: {count}년마다
      inPeriods: {list}
      onDays: {list}
      atTimes: {list}
      onlyPositions: {list}만
      monthNamed: {month}
      monthNumber: {number}번째 달
      leapMonthNumber: 윤달 {number}
      weekNumber: {number}번째 주
      weekFromEnd: 연말에서 {number}번째 주
      yearDay: 연중 {number}번째 날
      yearDayFromEnd: 연말에서 {number}번째 날
      dayNumber: {number}일
      dayFromEnd: 월말에서 {number}번째 날
      lastDay: 마지막 날
      weekdayNamed: {day}
      nthDay: {nth} {day}
      numberedDay: {number}번째 {day}
      numberedDayFromEnd: 끝에서 {number}번째 {day}
      workday: 평일
      fromTo: {first}부터 {last}까지
      positionNamed: {nth} 날
      positionNumber: {number}번째 날
      positionFromEnd: 끝에서 {number}번째 날
      hourNumber: {number}시
      minuteNumber: {number}분
      secondNumber: {number}초
      first: 첫 번째
      second: 두 번째
      third: 세 번째
      fourth: 네 번째
      fifth: 다섯 번째
      last: 마지막
      nextToLast: 끝에서 두 번째
      skipBackward: (없으면 전날)
      skipForward: (없으면 다음 날)
      gregorianCalendar: 그레고리력
      julianCalendar: 율리우스력
      buddhistCalendar: 불교력
      japaneseCalendar: 일본력
      minguoCalendar: 대만력
      persianCalendar: 페르시아력
      hebrewCalendar: 히브리력
      islamicCalendar: 이슬람력
      copticCalendar: 콥트력
      ethiopicCalendar: 에티오피아력
      indianCalendar: 인도 국정력
      chineseCalendar: 중국 음력
      dangiCalendar: 한국 음력
      times: 1회|{count}회
      timesInDigits: {count}회|{count}회
      andList: {list} 및 {last}
      ruleAlso: {rule}, 추가로 {other}
      ruleDates: {rule}, 추가로 {list}
      ruleMore: 외 1일|외 {count}일
      ruleExcept: {rule}, 제외: {other}
      ruleUnknown: 이 버전에서 지원하지 않는 규칙: {rule}
      red: 빨간색
      orange: 주황색
      amber: 호박색
      lime: 라임색
      green: 초록색
      teal: 청록색
      cyan: 하늘색
      blue: 파란색
      indigo: 남색
      purple: 보라색
      pink: 분홍색
      graphite: 흑연색
      deleteSeries: 반복 일정 삭제
      deleteThis: 이 일정 삭제
      deleteFollowing: 이 일정 및 이후 일정 삭제
      deleteAll: 모든 일정 삭제
      changeSeries: 반복 일정 변경
      changeThis: 이 일정 변경
      changeFollowing: 이 일정 및 이후 일정 변경
      changeAll: 모든 일정 변경
      cancel: 취소
      leaveAsked: 저장하지 않고 나가시겠습니까?
      copyLink: 링크 복사
      linkCopied: 링크를 복사했습니다
      """)
}
