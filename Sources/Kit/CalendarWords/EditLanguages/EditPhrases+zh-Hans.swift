public import CalendarText

extension EditPhrases {
  /// The words in Chinese, in simplified characters.
  public static let chineseSimplified = EditPhrases(
    table: """
      newEvent: 新建活动
      title: 标题
      save: 保存
      undo: 撤销
      redo: 重做
      open: 打开
      move: 移动…
      cut: 剪切
      copy: 复制
      duplicate: 创建副本
      paste: 粘贴到此处
      delete: 删除
      allDay: 全天
      timed: 指定时间
      toCalendar: 移到 {calendar}
      whichEvents: 更改哪些活动？
      followingCount: 从 {date} 起的 1 个活动|从 {date} 起的 {count} 个活动
      followingEndless: 从 {date} 起的所有活动
      allCount: 1 个活动|全部 {count} 个活动
      allPast: 全部 {count} 个活动，其中 {past} 个已过去
      allEndless: 所有活动，永不结束
      allEndlessPast: 所有活动，永不结束，其中 {past} 个已过去
      pickedUp: 已拿起 {title}。
      pickedUpHelp: 已拿起 {title}，{when}。{help}
      moveHelp: 方向键移动，Shift 加方向键调整时长，Enter 放下，Escape 恢复原位。
      resized: {start} 至 {end}，{length}
      days: 全天，{when}
      copying: 复制
      moving: 移动
      calendar: 日历 {calendar}
      returned: {title} 已恢复原位，{when}。
      scopeAsked: 重复活动。更改此活动、此活动及后续活动，还是所有活动？{extent}
      slotFree: {when}，空闲
      slotEvents: {when}，1 个活动|{when}，{count} 个活动
      timeSelected: {when}，已选择
      hours: {hours} 小时
      minutes: {minutes} 分钟
      hoursMinutes: {hours} 小时 {minutes} 分钟
      created: 已创建 {title}，{when}。
      moved: 已将 {title} 移到 {when}。
      resizedTo: {title} 的时间已改为 {when}。
      changed: 已更改 {title}。
      deleted: 已删除 {title}。
      copiedTo: 已将 {title} 复制到 {when}。
      duplicated: 已创建 {title} 的副本。
      pasted: 已粘贴 {title}，{when}。
      toClipboard: 已将 {title} 复制到剪贴板。
      cutOut: 已剪切 {title}，粘贴时移动。
      createdShort: 已创建 {title}
      movedShort: 已移动 {title}
      resizedShort: 已更改 {title} 的时长
      changedShort: 已更改 {title}
      deletedShort: 已删除 {title}
      copiedShort: 已复制 {title}
      duplicatedShort: 已创建 {title} 的副本
      pastedShort: 已粘贴 {title}
      undone: 已撤销：{what}。
      undoneWhen: 已撤销：{what}。{when}
      redone: 已重做：{what}。
      redoneWhen: 已重做：{what}。{when}
      nothingToUndo: 没有可撤销的操作。
      nothingToRedo: 没有可重做的操作。
      readOnly: 无法执行：日历 {calendar} 为只读。
      noCreate: 无法执行：此处不允许新建活动。
      noMove: 无法执行：此活动不允许移动。
      noResize: 无法执行：此活动的时长不允许更改。
      noEdit: 无法执行：此活动不允许更改。
      noDelete: 无法执行：此活动不允许删除。
      outsideBounds: 无法执行：将超出允许的日期范围。
      outsideBoundsCount: 无法执行：{total} 个活动中有 {count} 个将超出允许的日期范围。
      outsideHours: 无法执行：将超出工作时间。
      outsideHoursCount: 无法执行：{total} 个活动中有 {count} 个将超出工作时间。
      outsidePeriod: 无法执行：将超出允许的时间范围。
      outsidePeriodCount: 无法执行：{total} 个活动中有 {count} 个将超出允许的时间范围。
      overlap: 无法执行：将与 {other} 重叠。
      overlapCount: 无法执行：{total} 个活动中有 {count} 个将重叠，首先是与 {other} 重叠。
      otherReason: 无法执行：{reason}
      notInSeries: 无法执行：此活动已不属于该重复系列。请重新选择。
      seriesTooLong: 无法执行：重复系列过长，无法从此处开始更改。请选择此活动或所有活动。
      ruleNotMovable: 无法执行：重复规则无法移到这一天。请仅选择此活动。
      ruleNotSplittable: 无法执行：该重复系列有多条规则。请选择此活动或所有活动。
      notApplicable: 现在无法执行。
      changedElsewhere: {title} 已在其他位置被更改，因此未保存任何内容。请重试。
      deletedElsewhere: {title} 已在其他位置被删除。
      conflictAsked: 保留 {title} 的哪个版本？
      myVersion: 我的版本
      otherVersion: 其他位置的版本
      deletedVersion: 已删除
      heldDeleted: {title} 已在其他位置被删除。放下后将创建新活动。
      notSaved: 未保存：现在无法写入活动。请重试。
      storeReadOnly: 未保存：这些活动为只读。
      noStorage: 服务器的存储空间已满或出现故障
      serverUnavailable: 服务器目前不可用
      notAccepted: 未保存：服务器不接受此更改。
      notSavedYet: 尚未保存
      saved: 已保存
      draftKept: 已保留草稿
      restore: 恢复
      readOnlyNote: 只读
      rename: 重命名
      titleNeeded: 请先输入标题。
      emptyHint: 暂无安排。按“{button}”添加活动。
      understood: 从文字中识别
      color: 颜色
      calendarColor: 日历颜色
      saveFile: 另存为文件…
      newCalendar: 新建日历
      calendarName: 名称
      nameNeeded: 请先输入名称。
      calendarMenu: 更改 {calendar}…
      calendarMade: 已创建日历 {title}
      calendarRenamed: 日历已重命名为 {title}
      calendarColored: 已更改 {title} 的颜色
      calendarDeleted: 已删除日历 {title} 及其活动
      edit: 编辑…
      more: 更多…
      starts: 开始
      ends: 结束
      date: 日期
      time: 时间
      place: 地点
      notes: 备注
      link: 链接
      status: 状态
      confirmed: 已确认
      noStatus: 未指定
      shownAs: 显示为
      busy: 忙碌
      free: 空闲
      privacy: 可见范围
      everybody: 所有人
      confidential: 保密
      onlyMe: 仅自己
      keptDetails: 另保留 1 项详细信息|另保留 {count} 项详细信息
      dateExpected: 请输入日期，例如 {example}
      timeExpected: 请输入时间，例如 {example}
      endBeforeStart: 结束时间早于开始时间
      chooseDay: 选择日期
      zone: 时区
      zoneExpected: 请输入时区，例如 {example}
      repetition: 重复
      notRepeated: 不重复
      asItIs: 保持不变
      endless: 永不结束
      untilDay: 到某一天
      counted: 指定次数
      nextDays: 接下来：{list}
      reminder: 提醒
      noReminder: 无提醒
      addReminder: 再添加一个
      atStart: 开始时
      minutesBefore: {count} 分钟前|{count} 分钟前
      hoursBefore: {count} 小时前|{count} 小时前
      daysBefore: {count} 天前|{count} 天前
      weeksBefore: {count} 周前|{count} 周前
      onDayAt: 当天 {time}
      daysBeforeAt: {count} 天前 {time}|{count} 天前 {time}
      weeksBeforeAt: {count} 周前 {time}|{count} 周前 {time}
      emailReminder: 电子邮件
      otherReminder: 其他程序的提醒
      whileOpen: 仅在此页面打开时显示提醒
      missedReminders: 错过了 {count} 个提醒|错过了 {count} 个提醒
      everySecond: 每秒|每 {count} 秒
      everyMinute: 每分钟|每 {count} 分钟
      everyHour: 每小时|每 {count} 小时
      everyDay: 每天|每 {count} 天
      everyWeek: 每周|每 {count} 周
      everyMonth: 每月|每 {count} 个月
      everyYear: 每年|每 {count} 年
      everyOneDay: 每 {count} 天
      everyOneWeek: 每 {count} 周
      everyOneMonth: 每 {count} 个月
      everyOneYear: 每 {count} 年
      inPeriods: {list}
      onDays: {list}
      atTimes: {list}
      onlyPositions: 仅{list}
      monthNamed: {month}
      monthNumber: 第 {number} 个月
      leapMonthNumber: 闰 {number} 月
      weekNumber: 第 {number} 周
      weekFromEnd: 年末倒数第 {number} 周
      yearDay: 一年的第 {number} 天
      yearDayFromEnd: 年末倒数第 {number} 天
      dayNumber: {number} 日
      dayFromEnd: 月末倒数第 {number} 天
      lastDay: 最后一天
      weekdayNamed: {day}
      nthDay: {nth}{day}
      numberedDay: 第 {number} 个{day}
      numberedDayFromEnd: 倒数第 {number} 个{day}
      workday: 工作日
      fromTo: {first}至{last}
      positionNamed: {nth}
      positionNumber: 第 {number} 个
      positionFromEnd: 倒数第 {number} 个
      hourNumber: {number} 时
      minuteNumber: {number} 分
      secondNumber: {number} 秒
      first: 第一个
      second: 第二个
      third: 第三个
      fourth: 第四个
      fifth: 第五个
      last: 最后一个
      nextToLast: 倒数第二个
      skipBackward: （如无此日，则为前一天）
      skipForward: （如无此日，则为后一天）
      gregorianCalendar: 公历
      julianCalendar: 儒略历
      buddhistCalendar: 佛历
      japaneseCalendar: 日本和历
      minguoCalendar: 民国历
      persianCalendar: 波斯历
      hebrewCalendar: 希伯来历
      islamicCalendar: 伊斯兰历
      copticCalendar: 科普特历
      ethiopicCalendar: 埃塞俄比亚历
      indianCalendar: 印度国定历
      chineseCalendar: 农历
      dangiCalendar: 韩国农历
      times: 一次|{count} 次
      timesInDigits: {count} 次|{count} 次
      andList: {list}和{last}
      ruleAlso: {rule}；另外{other}
      ruleDates: {rule}，另外在 {list}
      ruleMore: 以及另外 1 天|以及另外 {count} 天
      ruleExcept: {rule}；除了{other}
      ruleUnknown: 此版本无法识别的规则：{rule}
      red: 红色
      orange: 橙色
      amber: 琥珀色
      lime: 黄绿色
      green: 绿色
      teal: 蓝绿色
      cyan: 青色
      blue: 蓝色
      indigo: 靛蓝色
      purple: 紫色
      pink: 粉色
      graphite: 石墨色
      deleteSeries: 删除重复活动
      deleteThis: 删除此活动
      deleteFollowing: 删除此活动及后续活动
      deleteAll: 删除所有活动
      changeSeries: 更改重复活动
      changeThis: 更改此活动
      changeFollowing: 更改此活动及后续活动
      changeAll: 更改所有活动
      cancel: 取消
      leaveAsked: 要离开而不保存吗？
      copyLink: 拷贝链接
      linkCopied: 链接已拷贝
      """)
}
