import CalendarText
import Events

/// Short descriptions of how often an event repeats, in all languages of the kit. `RuleSentence` of `CalendarEditing`
/// describes every rule completely, which needs more words.
enum RuleText {
  /// Returns a description of a recurrence: how often it repeats if its rule is simple, otherwise only that it does.
  static func sentence(_ recurrence: Recurrence, _ texts: CalendarTexts) -> String {
    let phrases = texts.phrases
    let repeats = phrases.repeats
    guard recurrence.rules.count == 1, let rule = recurrence.rules.first, rule.interval == 1, rule.otherParts.isEmpty,
      recurrence.dates.isEmpty, recurrence.periods.isEmpty, recurrence.excludedRules.isEmpty
    else { return repeats }
    /// Returns whether a part has at most one number.
    func isSingle(_ part: RecurrenceRule.NumberPart) -> Bool { rule[part].count <= 1 }
    let isPlain =
      isSingle(.second) && isSingle(.minute) && isSingle(.hour) && rule[.yearDay].isEmpty
      && rule[.weekNumber].isEmpty && isSingle(.setPosition)
    guard isPlain else { return repeats }
    let hasNoMonths = rule[.month].isEmpty && rule[.leapMonth].isEmpty
    switch rule.frequency {
    case .daily where rule.byDay.isEmpty && hasNoMonths && rule[.monthDay].isEmpty: return phrases.everyDay
    case .weekly where hasNoMonths && rule.byDay.count > 1:
      return rule.byDay.reduce(phrases.everyWeek + ": ") { text, day in
        text + (day == rule.byDay[0] ? "" : phrases.separator) + texts.date.weekdayName(day.weekday)
      }
    case .weekly where hasNoMonths: return phrases.everyWeek
    case .monthly where hasNoMonths: return phrases.everyMonth
    case .yearly where rule[.month].count + rule[.leapMonth].count <= 1: return phrases.everyYear
    default: return repeats
    }
  }
}
