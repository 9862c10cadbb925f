public import CalendarText

extension EditPhrases {
  /// The words in Japanese.
  public static let japanese = EditPhrases(
    table: """
      newEvent: 新規予定
      title: タイトル
      save: 保存
      undo: 取り消す
      redo: やり直す
      open: 開く
      move: 移動…
      cut: 切り取り
      copy: コピー
      duplicate: 複製
      paste: ここに貼り付け
      delete: 削除
      allDay: 終日
      timed: 時刻を指定
      toCalendar: {calendar}に移動
      whichEvents: どの予定ですか？
      followingCount: {date}以降の1件の予定|{date}以降の{count}件の予定
      followingEndless: {date}以降のすべての予定
      allCount: 1件の予定|全{count}件の予定
      allPast: 全{count}件の予定（うち過去{past}件）
      allEndless: すべての予定（終了なし）
      allEndlessPast: すべての予定（終了なし、うち過去{past}件）
      pickedUp: {title}をつかみました。
      pickedUpHelp: {title}をつかみました、{when}。{help}
      moveHelp: 矢印キーで移動、Shift+矢印キーで長さを変更、Enterで確定、Escapeで元に戻します。
      resized: {start}から{end}、{length}
      days: 終日、{when}
      copying: コピー
      moving: 移動
      calendar: カレンダー: {calendar}
      returned: {title}を元に戻しました、{when}。
      scopeAsked: 繰り返しの予定です。この予定のみ、これ以降、すべてのどれですか？{extent}
      slotFree: {when}、空き
      slotEvents: {when}、予定1件|{when}、予定{count}件
      timeSelected: {when}、選択済み
      hours: {hours}時間
      minutes: {minutes}分
      hoursMinutes: {hours}時間{minutes}分
      created: {title}を作成しました、{when}。
      moved: {title}を移動しました、{when}。
      resizedTo: {title}の時間を変更しました、{when}。
      changed: {title}を変更しました。
      deleted: {title}を削除しました。
      copiedTo: {title}をコピーしました、{when}。
      duplicated: {title}を複製しました。
      pasted: {title}を貼り付けました、{when}。
      toClipboard: {title}をクリップボードにコピーしました。
      cutOut: {title}を切り取りました。貼り付けると移動します。
      createdShort: {title}を作成
      movedShort: {title}を移動
      resizedShort: {title}の長さを変更
      changedShort: {title}を変更
      deletedShort: {title}を削除
      copiedShort: {title}をコピー
      duplicatedShort: {title}を複製
      pastedShort: {title}を貼り付け
      undone: 取り消しました: {what}。
      undoneWhen: 取り消しました: {what}。{when}
      redone: やり直しました: {what}。
      redoneWhen: やり直しました: {what}。{when}
      nothingToUndo: 取り消す操作はありません。
      nothingToRedo: やり直す操作はありません。
      readOnly: 実行できません: カレンダー「{calendar}」は読み取り専用です。
      noCreate: 実行できません: ここには新しい予定を作成できません。
      noMove: 実行できません: この予定は移動できません。
      noResize: 実行できません: この予定の長さは変更できません。
      noEdit: 実行できません: この予定は変更できません。
      noDelete: 実行できません: この予定は削除できません。
      outsideBounds: 実行できません: 許可された日の範囲外になります。
      outsideBoundsCount: 実行できません: {total}件中{count}件の予定が、許可された日の範囲外になります。
      outsideHours: 実行できません: 営業時間外になります。
      outsideHoursCount: 実行できません: {total}件中{count}件の予定が営業時間外になります。
      outsidePeriod: 実行できません: 許可された時間の範囲外になります。
      outsidePeriodCount: 実行できません: {total}件中{count}件の予定が、許可された時間の範囲外になります。
      overlap: 実行できません: {other}と重なります。
      overlapCount: 実行できません: {total}件中{count}件の予定が重なります。最初に重なるのは{other}です。
      otherReason: 実行できません: {reason}
      notInSeries: 実行できません: この予定はもう繰り返しの一部ではありません。もう一度選択してください。
      seriesTooLong: 実行できません: 繰り返しが長すぎるため、これ以降だけを変更できません。この予定またはすべてを選択してください。
      ruleNotMovable: 実行できません: 繰り返しの規則をこの日に移動できません。この予定のみを選択してください。
      ruleNotSplittable: 実行できません: 繰り返しに複数の規則があります。この予定またはすべてを選択してください。
      notApplicable: 現在は実行できません。
      changedElsewhere: {title}が別の場所で変更されたため、保存されませんでした。もう一度お試しください。
      deletedElsewhere: {title}は別の場所で削除されました。
      conflictAsked: {title}のどの版を残しますか？
      myVersion: 自分の版
      otherVersion: 別の場所の版
      deletedVersion: 削除済み
      heldDeleted: {title}は別の場所で削除されました。ここに置くと新しい予定になります。
      notSaved: 保存されていません: 現在、予定を書き込めません。もう一度お試しください。
      storeReadOnly: 保存されていません: これらの予定は読み取り専用です。
      noStorage: サーバーの保存領域がいっぱいか、使用できません
      serverUnavailable: サーバーは現在利用できません
      notAccepted: 保存されていません: サーバーがこの変更を受け付けません。
      notSavedYet: まだ保存されていません
      saved: 保存しました
      draftKept: 下書きを保持しています
      restore: 復元
      readOnlyNote: 読み取り専用
      rename: 名前を変更
      titleNeeded: 先にタイトルを入力してください。
      emptyHint: 予定はまだありません。「{button}」を押して追加できます。
      understood: テキストから認識
      color: 色
      calendarColor: カレンダーの色
      saveFile: ファイルとして保存…
      newCalendar: 新規カレンダー
      calendarName: 名前
      nameNeeded: 先に名前を入力してください。
      calendarMenu: {calendar}を変更…
      calendarMade: カレンダー「{title}」を作成
      calendarRenamed: カレンダーの名前を「{title}」に変更
      calendarColored: {title}の色を変更
      calendarDeleted: カレンダー「{title}」と予定を削除
      edit: 編集…
      more: その他…
      starts: 開始
      ends: 終了
      date: 日付
      time: 時刻
      place: 場所
      notes: メモ
      link: リンク
      status: 状態
      confirmed: 確定
      noStatus: 指定なし
      shownAs: 表示方法
      busy: 予定あり
      free: 空き
      privacy: 公開範囲
      everybody: 全員
      confidential: 関係者のみ
      onlyMe: 自分のみ
      keptDetails: ほかに1件の詳細を保持します|ほかに{count}件の詳細を保持します
      dateExpected: 日付を入力してください（例: {example}）
      timeExpected: 時刻を入力してください（例: {example}）
      endBeforeStart: 終了が開始より前になっています
      chooseDay: 日を選択
      zone: タイムゾーン
      zoneExpected: タイムゾーンを入力してください（例: {example}）
      repetition: 繰り返し
      notRepeated: 繰り返さない
      asItIs: 現在のまま
      endless: 終了なし
      untilDay: 終了日を指定
      counted: 回数を指定
      nextDays: 次の予定: {list}
      reminder: 通知
      noReminder: 通知なし
      addReminder: さらに追加
      atStart: 開始時
      minutesBefore: {count}分前|{count}分前
      hoursBefore: {count}時間前|{count}時間前
      daysBefore: {count}日前|{count}日前
      weeksBefore: {count}週間前|{count}週間前
      onDayAt: 当日の{time}
      daysBeforeAt: {count}日前の{time}|{count}日前の{time}
      weeksBeforeAt: {count}週間前の{time}|{count}週間前の{time}
      emailReminder: メール
      otherReminder: ほかのプログラムの通知
      whileOpen: 通知はこのページを開いている間だけ表示されます
      missedReminders: {count}件の通知を見逃しました|{count}件の通知を見逃しました
      everySecond: 毎秒|{count}秒ごと
      everyMinute: 毎分|{count}分ごと
      everyHour: 毎時|{count}時間ごと
      everyDay: 毎日|{count}日ごと
      everyWeek: 毎週|{count}週間ごと
      everyMonth: 毎月|{count}か月ごと
      everyYear: 毎年|{count}年ごと
      everyOneDay: {count}日ごと
      everyOneWeek: {count}週間ごと
      everyOneMonth: {count}か月ごと
      everyOneYear: {count}年ごと
      inPeriods: {list}
      onDays: {list}
      atTimes: {list}
      onlyPositions: {list}のみ
      monthNamed: {month}
      monthNumber: {number}番目の月
      leapMonthNumber: 閏{number}番目の月
      weekNumber: 第{number}週
      weekFromEnd: 年末から{number}番目の週
      yearDay: 年の{number}日目
      yearDayFromEnd: 年末から{number}日目
      dayNumber: {number}日
      dayFromEnd: 月末から{number}日目
      lastDay: 最終日
      weekdayNamed: {day}
      nthDay: {nth}{day}
      numberedDay: {number}番目の{day}
      numberedDayFromEnd: 最後から{number}番目の{day}
      workday: 平日
      fromTo: {first}から{last}まで
      positionNamed: {nth}回
      positionNumber: {number}番目
      positionFromEnd: 最後から{number}番目
      hourNumber: {number}時台
      minuteNumber: {number}分
      secondNumber: {number}秒
      first: 第1
      second: 第2
      third: 第3
      fourth: 第4
      fifth: 第5
      last: 最終
      nextToLast: 最後から2番目の
      skipBackward: （ない場合は前日）
      skipForward: （ない場合は翌日）
      gregorianCalendar: グレゴリオ暦
      julianCalendar: ユリウス暦
      buddhistCalendar: 仏暦
      japaneseCalendar: 和暦
      minguoCalendar: 中華民国暦
      persianCalendar: ペルシャ暦
      hebrewCalendar: ユダヤ暦
      islamicCalendar: イスラム暦
      copticCalendar: コプト暦
      ethiopicCalendar: エチオピア暦
      indianCalendar: インド国定暦
      chineseCalendar: 中国暦
      dangiCalendar: 韓国陰暦
      times: 1回|{count}回
      timesInDigits: {count}回|{count}回
      andList: {list}と{last}
      ruleAlso: {rule}、および{other}
      ruleDates: {rule}、および{list}
      ruleMore: ほか1日|ほか{count}日
      ruleExcept: {rule}、ただし{other}を除く
      ruleUnknown: この版では対応していない規則: {rule}
      red: 赤
      orange: オレンジ
      amber: 琥珀色
      lime: ライム
      green: 緑
      teal: 青緑
      cyan: シアン
      blue: 青
      indigo: 藍色
      purple: 紫
      pink: ピンク
      graphite: グラファイト
      deleteSeries: 繰り返しの予定を削除
      deleteThis: この予定を削除
      deleteFollowing: この予定とこれ以降の予定を削除
      deleteAll: すべての予定を削除
      changeSeries: 繰り返しの予定を変更
      changeThis: この予定を変更
      changeFollowing: この予定とこれ以降の予定を変更
      changeAll: すべての予定を変更
      cancel: キャンセル
      leaveAsked: 保存せずに移動しますか？
      copyLink: リンクをコピー
      linkCopied: リンクをコピーしました
      """)
}
