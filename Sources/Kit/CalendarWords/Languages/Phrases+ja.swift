public import CalendarText

extension Phrases {
  /// The words in Japanese.
  public static let japanese = Phrases(
    table: """
      today: 今日
      tomorrow: 明日
      previousYear: 前の年
      previousMonth: 前の月
      previousWeek: 前の週
      previousDay: 前の日
      nextYear: 次の年
      nextMonth: 次の月
      nextWeek: 次の週
      nextDay: 次の日
      calendar: カレンダー
      calendars: カレンダー
      year: 年
      month: 月
      week: 週
      day: 日
      agenda: 予定
      weekNumber: 第#週
      allDay: 終日
      until: #まで
      continues: 継続
      tooMany: 多すぎるため一部のみ表示
      repeats: 繰り返し
      everyDay: 毎日
      everyWeek: 毎週
      everyMonth: 毎月
      everyYear: 毎年
      cancelled: キャンセル済み
      tentative: 仮の予定
      untitled: タイトルなしの予定
      noEvents: 予定はまだありません
      dropHint: ここに .ics ファイルをドロップ
      noEventsOfDay: 予定はありません
      notLoaded: 読み込まれていません
      allHidden: すべてのカレンダーが非表示です
      noResource: リソースなし
      skippedDay: 存在しない日
      nearestEvent: 最も近い予定: #
      skipped: スキップ: #件
      line: #行目
      unreadable: #を読み取れません
      missing: #がありません
      tooLarge: 大きすぎます
      emptyFile: ファイルが空です
      noCalendarFile: カレンダーファイルではありません
      close: 閉じる
      unreachable: 予定を読み込めませんでした
      noKey: このページには有効なキーがありません。サーバーが示すアドレスで開いてください
      offline: オフライン: # 時点の表示
      tryAgain: 再試行
      stopped: カレンダーが停止しました
      reload: 再読み込み
      separator: 、#
      events: 予定#件
      moreEvents: 他#件の予定
      search: 予定を検索
      noResults: 一致する予定はありません
      togglePanel: サイドバーの表示/非表示
      dayCount: #日間
      weekCount: #週間
      monthCount: #か月
      previousPeriod: 前の#
      nextPeriod: 次の#
      goToDate: 日付へ移動
      earlier: 以前: #
      join: 参加
      organizer: 主催者
      accepted: 承諾
      declined: 辞退
      noReply: 未回答
      categories: カテゴリ: #
      """)
}
