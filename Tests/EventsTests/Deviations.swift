/// Where golden data says otherwise, by name, and why. Whatever is not named here has to agree.
enum Deviations {
  /// Vectors of `recurrence/*.json`.
  static let rules: [String: String] = [
    "dateutil/testToStrYearlyByWeekNo": "BYWEEKNO without BYDAY takes the weekday of DTSTART, not all seven",
    "libical/main/76": "a yearly BYMONTHDAY without BYMONTH counts in every month (RFC 5545, 3.3.10; dateutil)",
    "libical/main/77": "a yearly BYMONTHDAY without BYMONTH counts in every month (RFC 5545, 3.3.10; dateutil)",
    "libical/main/142": "INTERVAL counts calendar years, not those that weeks are counted in",
    "libical/main/143": "INTERVAL counts calendar years, not those that weeks are counted in",
    "libical/main/145": "INTERVAL counts calendar years, not those that weeks are counted in",
    "sabre-vobject/testWeeklyByDayByHourOnDstTransition": "a time in a gap moves forward, with BYHOUR too",
    "sabre-vobject/testYearlyByYearDayMaxNegative": "a year of 365 days has no 366th last day",
    "sabre-vobject/testIgnoredStuff": "parts that limit are not ignored",
  ]

  /// Sets and texts of `recurrence/dateutil-sets-and-texts.json`.
  static let sets: [String: String] = [
    "dateutil/testStrSpaces": "two properties on one line are not two content lines (RFC 5545, 3.1)",
    "dateutil/testStrSpacesAndLines": "white space before a name continues the line before (RFC 5545, 3.1)",
  ]

  /// Files of `ics/valid`, by the end of their names.
  static let files: [String: String] = [
    "issue_117_until_before_dtstart.ics": "the first start is always an instance",
    "end_before_start_event.ics": "an end before the start becomes no length instead of being swapped",
    "issue_132_swapped_start_and_end.ics": "an end before the start becomes no length instead of being swapped",
    "issue_1633_rdate_with_dates.ics": "a date among dates with time means that day, at the time of the event",
    "issue_1633_rdate_with_dates_and_tzid.ics": "a date among dates with time means that day, at the time of the event",
    "issue_201_mixed_datetime_and_date.ics": "a start that is a date stays one, whatever the end is",
    "issue_201_test_matrix.ics": "a start that is a date stays one, whatever the end is",
    "single_event_bad_dtstart.ics": "VALUE=DATE wins over a time",
    "issue_253_additional_recurrence_id.ics": "an override is shown though the rule has no such instance",
    "issue_86_x_wr_timezone_without_time_zone_in_dt.ics": "floating times stay floating",
    "UntilRespectsTimezoneTest.ics": "UNTIL without a zone is read in the zone of the event, so the last one counts",
    "issue_75_range_parameter.ics": "UNTIL as a date admits its whole day, so there is one more instance",
    "test-data_classify.ics": "of two events with one UID, the one with the higher SEQUENCE counts",
    "docs_tutorials_example.ics": "two events that happen once and share a UID without SEQUENCE are both shown",
  ]

  /// Why a rule is not expanded, by the start of a part in its text; such vectors are counted and named.
  static let notExpanded: [String: String] = [
    "BYWEEKDAY": "dateutil's own spelling of BYDAY",
    "BYEASTER": "an extension of dateutil that no standard knows",
    "RSCALE=CHINESE": "until the calendar is built in",
    "RSCALE=DANGI": "until the calendar is built in",
  ]
}
