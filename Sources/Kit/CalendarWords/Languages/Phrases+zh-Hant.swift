public import CalendarText

extension Phrases {
  /// The words in Chinese, in traditional characters.
  public static let chineseTraditional = Phrases(
    table: """
      today: 今天
      tomorrow: 明天
      previousYear: 上一年
      previousMonth: 上個月
      previousWeek: 上一週
      previousDay: 前一天
      nextYear: 下一年
      nextMonth: 下個月
      nextWeek: 下一週
      nextDay: 後一天
      calendar: 行事曆
      calendars: 行事曆
      year: 年
      month: 月
      week: 週
      day: 日
      agenda: 列表
      weekNumber: 第 # 週
      allDay: 全天
      until: 至 #
      continues: 延續
      tooMany: 過多，僅顯示部分
      repeats: 重複
      everyDay: 每天
      everyWeek: 每週
      everyMonth: 每月
      everyYear: 每年
      cancelled: 已取消
      tentative: 暫定
      untitled: 無標題活動
      noEvents: 尚無活動
      dropHint: 將 .ics 檔案拖放到這裡
      noEventsOfDay: 沒有活動
      notLoaded: 未載入
      allHidden: 所有行事曆皆已隱藏
      noResource: 無資源
      skippedDay: 此日已略過
      nearestEvent: 最近的活動：#
      skipped: 已略過：#
      line: 第 # 行
      unreadable: 無法讀取 #
      missing: 缺少 #
      tooLarge: 過大
      emptyFile: 檔案是空的
      noCalendarFile: 不是行事曆檔案
      close: 關閉
      unreachable: 無法載入活動
      noKey: 此頁面沒有有效金鑰：請用伺服器提供的網址開啟
      offline: 離線：顯示截至 # 的內容
      tryAgain: 再試一次
      stopped: 日曆已停止運作
      reload: 重新載入
      separator: ，#
      events: # 個活動
      moreEvents: 還有 # 個活動
      search: 搜尋活動
      noResults: 沒有符合的活動
      togglePanel: 顯示或隱藏側邊欄
      dayCount: # 天
      weekCount: # 週
      monthCount: # 個月
      previousPeriod: 上一時段：#
      nextPeriod: 下一時段：#
      goToDate: 前往日期
      earlier: 之前：#
      join: 加入
      organizer: 主辦人
      accepted: 已接受
      declined: 已拒絕
      noReply: 未回覆
      categories: 類別：#
      """)
}
