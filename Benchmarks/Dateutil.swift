import Foundation

/// python-dateutil, a widely used library for rules, on the same rules and machine.
enum Dateutil {
  /// Occurrences of 2025 and of 2025 to 2034, floating, with the CPU time they took; `nil` without Python or dateutil.
  static func measure(_ rules: [RuleSet.Item]) -> [(count: Int, seconds: Double)]? {
    RulePeer.measure(rules, "/usr/bin/env", ["python3", "-c", script])
  }

  private static let script = """
    import sys, time, datetime as dt
    from dateutil.rrule import rrulestr
    rules = [line.split() for line in sys.stdin.read().splitlines()]
    rules = [rrulestr(rule, dtstart=dt.datetime.strptime(start, "%Y%m%dT%H%M%S")) for start, rule in rules]
    first = dt.datetime(2025, 1, 1)
    for years in (1, 10):
        begin = time.process_time()
        last = dt.datetime(2025 + years, 1, 1) - dt.timedelta(seconds=1)
        count = sum(len(rule.between(first, last, inc=True)) for rule in rules)
        print(count, time.process_time() - begin)
    """
}
