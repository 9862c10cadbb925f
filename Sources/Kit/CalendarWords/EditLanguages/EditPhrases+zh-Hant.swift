public import CalendarText

extension EditPhrases {
  /// The words in Chinese, in traditional characters.
  public static let chineseTraditional = EditPhrases(
    table: """
      newEvent: 新增活動
      title: 標題
      save: 儲存
      undo: 還原
      redo: 重做
      open: 開啟
      move: 移動…
      cut: 剪下
      copy: 拷貝
      duplicate: 製作副本
      paste: 在此貼上
      delete: 刪除
      allDay: 全天
      timed: 指定時間
      toCalendar: 移至 {calendar}
      whichEvents: 要更改哪些活動？
      followingCount: 從 {date} 起的 1 個活動|從 {date} 起的 {count} 個活動
      followingEndless: 從 {date} 起的所有活動
      allCount: 1 個活動|全部 {count} 個活動
      allPast: 全部 {count} 個活動，其中 {past} 個已過去
      allEndless: 所有活動，永不結束
      allEndlessPast: 所有活動，永不結束，其中 {past} 個已過去
      pickedUp: 已拿起 {title}。
      pickedUpHelp: 已拿起 {title}，{when}。{help}
      moveHelp: 方向鍵移動，Shift 加方向鍵調整長度，Enter 放下，Escape 回到原位。
      resized: {start} 至 {end}，{length}
      days: 全天，{when}
      copying: 拷貝
      moving: 移動
      calendar: 行事曆 {calendar}
      returned: {title} 已回到原位，{when}。
      scopeAsked: 重複活動。要更改此活動、此活動與後續活動，還是所有活動？{extent}
      slotFree: {when}，有空
      slotEvents: {when}，1 個活動|{when}，{count} 個活動
      timeSelected: {when}，已選取
      hours: {hours} 小時
      minutes: {minutes} 分鐘
      hoursMinutes: {hours} 小時 {minutes} 分鐘
      created: 已建立 {title}，{when}。
      moved: 已將 {title} 移至 {when}。
      resizedTo: {title} 的時間已改為 {when}。
      changed: 已更改 {title}。
      deleted: 已刪除 {title}。
      copiedTo: 已將 {title} 拷貝到 {when}。
      duplicated: 已製作 {title} 的副本。
      pasted: 已貼上 {title}，{when}。
      toClipboard: 已將 {title} 拷貝到剪貼簿。
      cutOut: 已剪下 {title}，貼上時才會移動。
      createdShort: 已建立 {title}
      movedShort: 已移動 {title}
      resizedShort: 已更改 {title} 的長度
      changedShort: 已更改 {title}
      deletedShort: 已刪除 {title}
      copiedShort: 已拷貝 {title}
      duplicatedShort: 已製作 {title} 的副本
      pastedShort: 已貼上 {title}
      undone: 已還原：{what}。
      undoneWhen: 已還原：{what}。{when}
      redone: 已重做：{what}。
      redoneWhen: 已重做：{what}。{when}
      nothingToUndo: 沒有可還原的操作。
      nothingToRedo: 沒有可重做的操作。
      readOnly: 無法執行：行事曆 {calendar} 為唯讀。
      noCreate: 無法執行：此處不允許新增活動。
      noMove: 無法執行：不允許移動此活動。
      noResize: 無法執行：不允許更改此活動的長度。
      noEdit: 無法執行：不允許更改此活動。
      noDelete: 無法執行：不允許刪除此活動。
      outsideBounds: 無法執行：將超出允許的日期範圍。
      outsideBoundsCount: 無法執行：{total} 個活動中有 {count} 個將超出允許的日期範圍。
      outsideHours: 無法執行：將超出營業時間。
      outsideHoursCount: 無法執行：{total} 個活動中有 {count} 個將超出營業時間。
      outsidePeriod: 無法執行：將超出允許的時間範圍。
      outsidePeriodCount: 無法執行：{total} 個活動中有 {count} 個將超出允許的時間範圍。
      overlap: 無法執行：將與 {other} 重疊。
      overlapCount: 無法執行：{total} 個活動中有 {count} 個將重疊，首先是與 {other} 重疊。
      otherReason: 無法執行：{reason}
      notInSeries: 無法執行：此活動已不屬於該重複系列。請重新選擇。
      seriesTooLong: 無法執行：重複系列過長，無法從此處開始更改。請選擇此活動或所有活動。
      ruleNotMovable: 無法執行：重複規則無法移至這一天。請僅選擇此活動。
      ruleNotSplittable: 無法執行：該重複系列有多條規則。請選擇此活動或所有活動。
      notApplicable: 目前無法執行。
      changedElsewhere: {title} 已在其他地方更改，因此未儲存任何內容。請再試一次。
      deletedElsewhere: {title} 已在其他地方刪除。
      conflictAsked: 要保留 {title} 的哪個版本？
      myVersion: 我的版本
      otherVersion: 其他地方的版本
      deletedVersion: 已刪除
      heldDeleted: {title} 已在其他地方刪除。放下後會建立新活動。
      notSaved: 未儲存：目前無法寫入活動。請再試一次。
      storeReadOnly: 未儲存：這些活動為唯讀。
      noStorage: 伺服器的儲存空間已滿或發生故障
      serverUnavailable: 伺服器目前無法使用
      notAccepted: 未儲存：伺服器不接受此變更。
      notSavedYet: 尚未儲存
      saved: 已儲存
      draftKept: 已保留草稿
      restore: 復原草稿
      readOnlyNote: 唯讀
      rename: 重新命名
      titleNeeded: 請先輸入標題。
      emptyHint: 尚無安排。按「{button}」新增活動。
      understood: 從文字中辨識
      color: 顏色
      calendarColor: 行事曆顏色
      saveFile: 儲存為檔案…
      newCalendar: 新增行事曆
      calendarName: 名稱
      nameNeeded: 請先輸入名稱。
      calendarMenu: 更改 {calendar}…
      calendarMade: 已建立行事曆 {title}
      calendarRenamed: 行事曆已重新命名為 {title}
      calendarColored: 已更改 {title} 的顏色
      calendarDeleted: 已刪除行事曆 {title} 及其活動
      edit: 編輯…
      more: 更多…
      starts: 開始
      ends: 結束
      date: 日期
      time: 時間
      place: 地點
      notes: 備註
      link: 連結
      status: 狀態
      confirmed: 已確認
      noStatus: 未指定
      shownAs: 顯示為
      busy: 忙碌
      free: 有空
      privacy: 可見對象
      everybody: 所有人
      confidential: 機密
      onlyMe: 只有我
      keptDetails: 另保留 1 項詳細資訊|另保留 {count} 項詳細資訊
      dateExpected: 請輸入日期，例如 {example}
      timeExpected: 請輸入時間，例如 {example}
      endBeforeStart: 結束時間早於開始時間
      chooseDay: 選擇日期
      zone: 時區
      zoneExpected: 請輸入時區，例如 {example}
      repetition: 重複
      notRepeated: 不重複
      asItIs: 維持不變
      endless: 永不結束
      untilDay: 直到某一天
      counted: 指定次數
      nextDays: 接下來：{list}
      reminder: 提醒
      noReminder: 無提醒
      addReminder: 再加入一個
      atStart: 開始時
      minutesBefore: {count} 分鐘前|{count} 分鐘前
      hoursBefore: {count} 小時前|{count} 小時前
      daysBefore: {count} 天前|{count} 天前
      weeksBefore: {count} 週前|{count} 週前
      onDayAt: 當天 {time}
      daysBeforeAt: {count} 天前 {time}|{count} 天前 {time}
      weeksBeforeAt: {count} 週前 {time}|{count} 週前 {time}
      emailReminder: 電子郵件
      otherReminder: 其他程式的提醒
      whileOpen: 僅在此頁面開啟時顯示提醒
      missedReminders: 錯過了 {count} 個提醒|錯過了 {count} 個提醒
      everySecond: 每秒|每 {count} 秒
      everyMinute: 每分鐘|每 {count} 分鐘
      everyHour: 每小時|每 {count} 小時
      everyDay: 每天|每 {count} 天
      everyWeek: 每週|每 {count} 週
      everyMonth: 每月|每 {count} 個月
      everyYear: 每年|每 {count} 年
      everyOneDay: 每 {count} 天
      everyOneWeek: 每 {count} 週
      everyOneMonth: 每 {count} 個月
      everyOneYear: 每 {count} 年
      inPeriods: {list}
      onDays: {list}
      atTimes: {list}
      onlyPositions: 僅{list}
      monthNamed: {month}
      monthNumber: 第 {number} 個月
      leapMonthNumber: 閏 {number} 月
      weekNumber: 第 {number} 週
      weekFromEnd: 年底倒數第 {number} 週
      yearDay: 一年的第 {number} 天
      yearDayFromEnd: 年底倒數第 {number} 天
      dayNumber: {number} 日
      dayFromEnd: 月底倒數第 {number} 天
      lastDay: 最後一天
      weekdayNamed: {day}
      nthDay: {nth}{day}
      numberedDay: 第 {number} 個{day}
      numberedDayFromEnd: 倒數第 {number} 個{day}
      workday: 工作日
      fromTo: {first}至{last}
      positionNamed: {nth}
      positionNumber: 第 {number} 個
      positionFromEnd: 倒數第 {number} 個
      hourNumber: {number} 時
      minuteNumber: {number} 分
      secondNumber: {number} 秒
      first: 第一個
      second: 第二個
      third: 第三個
      fourth: 第四個
      fifth: 第五個
      last: 最後一個
      nextToLast: 倒數第二個
      skipBackward: （若無此日，則為前一天）
      skipForward: （若無此日，則為後一天）
      gregorianCalendar: 公曆
      julianCalendar: 儒略曆
      buddhistCalendar: 佛曆
      japaneseCalendar: 日本和曆
      minguoCalendar: 民國曆
      persianCalendar: 波斯曆
      hebrewCalendar: 希伯來曆
      islamicCalendar: 伊斯蘭曆
      copticCalendar: 科普特曆
      ethiopicCalendar: 衣索比亞曆
      indianCalendar: 印度國定曆
      chineseCalendar: 農曆
      dangiCalendar: 韓國農曆
      times: 一次|{count} 次
      timesInDigits: {count} 次|{count} 次
      andList: {list}和{last}
      ruleAlso: {rule}；另外{other}
      ruleDates: {rule}，另外在 {list}
      ruleMore: 以及另外 1 天|以及另外 {count} 天
      ruleExcept: {rule}；除了{other}
      ruleUnknown: 此版本無法辨識的規則：{rule}
      red: 紅色
      orange: 橙色
      amber: 琥珀色
      lime: 黃綠色
      green: 綠色
      teal: 藍綠色
      cyan: 青色
      blue: 藍色
      indigo: 靛藍色
      purple: 紫色
      pink: 粉紅色
      graphite: 石墨色
      deleteSeries: 刪除重複活動
      deleteThis: 刪除此活動
      deleteFollowing: 刪除此活動與後續活動
      deleteAll: 刪除所有活動
      changeSeries: 更改重複活動
      changeThis: 更改此活動
      changeFollowing: 更改此活動與後續活動
      changeAll: 更改所有活動
      cancel: 取消
      leaveAsked: 要離開而不儲存嗎？
      copyLink: 拷貝連結
      linkCopied: 已拷貝連結
      """)
}
