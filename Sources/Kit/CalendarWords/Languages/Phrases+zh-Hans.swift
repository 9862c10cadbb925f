public import CalendarText

extension Phrases {
  /// The words in Chinese, in simplified characters.
  public static let chineseSimplified = Phrases(
    table: """
      today: 今天
      tomorrow: 明天
      previousYear: 上一年
      previousMonth: 上个月
      previousWeek: 上一周
      previousDay: 前一天
      nextYear: 下一年
      nextMonth: 下个月
      nextWeek: 下一周
      nextDay: 后一天
      calendar: 日历
      calendars: 日历
      year: 年
      month: 月
      week: 周
      day: 日
      agenda: 列表
      weekNumber: 第 # 周
      allDay: 全天
      until: 至 #
      continues: 延续
      tooMany: 过多，仅显示部分
      repeats: 重复
      everyDay: 每天
      everyWeek: 每周
      everyMonth: 每月
      everyYear: 每年
      cancelled: 已取消
      tentative: 暂定
      untitled: 无标题活动
      noEvents: 还没有活动
      dropHint: 将 .ics 文件拖放到此处
      noEventsOfDay: 没有活动
      notLoaded: 未加载
      allHidden: 所有日历都已隐藏
      noResource: 无资源
      skippedDay: 此日被跳过
      nearestEvent: 最近的活动：#
      skipped: 已跳过：#
      line: 第 # 行
      unreadable: 无法读取 #
      missing: 缺少 #
      tooLarge: 过大
      emptyFile: 文件为空
      noCalendarFile: 不是日历文件
      close: 关闭
      unreachable: 无法加载活动
      noKey: 此页面没有有效密钥：请用服务器给出的地址打开
      offline: 离线：显示截至 # 的内容
      tryAgain: 重试
      stopped: 日历已停止运行
      reload: 重新加载
      separator: ，#
      events: # 个活动
      moreEvents: 还有 # 个活动
      search: 搜索活动
      noResults: 没有匹配的活动
      togglePanel: 显示或隐藏边栏
      dayCount: # 天
      weekCount: # 周
      monthCount: # 个月
      previousPeriod: 上一时段：#
      nextPeriod: 下一时段：#
      goToDate: 前往日期
      earlier: 之前：#
      join: 加入
      organizer: 组织者
      accepted: 已接受
      declined: 已拒绝
      noReply: 未回复
      categories: 类别：#
      """)
}
