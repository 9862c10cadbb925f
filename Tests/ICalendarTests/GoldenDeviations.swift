/// Where the test truth and this reader differ, by file, with the reason.
enum GoldenDeviations {
  /// Valid files that lose a line when they are read and written.
  static let unfaithful: [String: String] = [
    "collective-icalendar__calendars_america_new_york_forward_reference.ics": "DTSTART twice in an event",
    "collective-icalendar__calendars_issue_348_exception_parsing_value.ics": "lines without a value",
    "collective-icalendar__calendars_issue_350.ics": "a line behind the calendar",
    "collective-icalendar__calendars_issue_351_whitespace_in_property_and_params.ics": "spaces in a name",
    "nextcloud-calendar__tests_assets_ics_vcalendars_vcalendar-journal.ics": "a line that is not folded",
    "niccokunzmann-python-recurring-ical-events__issue_61_time_zone_error.ics": "a line that is not folded",
    "niccokunzmann-python-recurring-ical-events__recurring_events_changed_duration.ics":
      "DTEND and DURATION in an event",
    "niccokunzmann-python-recurring-ical-events__recurring_events_moved.ics": "DTEND and DURATION in an event",
  ]

  /// Zones that files define otherwise than the system does.
  static let zones: [String: String] = [
    "apple-ccs-calendarserver__PayDay.ics US/Eastern": "the rules of before 2007",
    "apple-ccs-calendarserver__TruncatedApr01.ics America/New_York": "no end of daylight time",
    "arran4-golang-ical__testdata_rfc5545sec4_input2.ics America/New_York": "two changes, of 1998 and 1999",
    "arran4-golang-ical__testdata_serialization_expected_input2.ics America/New_York": "two changes, of 1998 and 1999",
    "arran4-golang-ical__testdata_serialization_input2.ics America/New_York": "two changes, of 1998 and 1999",
    "collective-icalendar__calendars_issue_1050_forward_timezone_reference.ics Europe/Berlin": "no daylight time",
    "collective-icalendar__calendars_issue_1050_timezone_only_calendar.ics Europe/London": "no daylight time",
    "collective-icalendar__calendars_issue_321_assert_dst_offset_is_not_false.ics Europe/Berlin": "a single change",
    "collective-icalendar__calendars_multiple_timezones.ics America/New_York": "the rules of before 2007",
    "collective-icalendar__calendars_period_with_timezone.ics America/Vancouver": "a single change",
    "collective-icalendar__calendars_rfc_7265_appendix_example_2_ical.ics US/Eastern": "the rules of before 2007",
    "niccokunzmann-python-recurring-ical-events__fablab_cottbus.ics Europe/Berlin": "a single change",
  ]
}
