import unittest

import facts

LINES = ["# Facts", "| 1 | old sentence | iOS 26, 2026-11-01 |", "| 2 | gone | never |", "", "The end"]


class Facts(unittest.TestCase):
    def test_facts_are_sorted_by_number(self):
        text = '@Test("Fact 10: b")\n  @Test("Fact 2: a", .serialized)'
        self.assertEqual(facts.sentences([text]), [(2, "a"), (10, "b")])

    def test_numbers_are_complete_and_used_once(self):
        self.assertIsNone(facts.misnumbered([(1, "a"), (2, "b")]))
        self.assertEqual(facts.misnumbered([(1, "a"), (3, "b")]), 2)
        self.assertEqual(facts.misnumbered([(1, "a"), (1, "b")]), 2)

    def test_the_table_takes_sentences_from_tests_and_keeps_what_was_confirmed(self):
        self.assertEqual(
            facts.page(LINES, [(1, "new sentence"), (3, "another")]),
            ["# Facts", "| 1 | new sentence | iOS 26, 2026-11-01 |", "| 3 | another | never |", "", "The end"])

    def test_a_table_that_differs_from_the_tests_is_wrong(self):
        self.assertIsNone(facts.check(LINES, [(1, "old sentence"), (2, "gone")]))
        self.assertIn("--write", facts.check(LINES, [(1, "new sentence"), (2, "gone")]))

    def test_a_report_has_each_fact_once_and_the_errors(self):
        log = """
          x Test "Fact 12: a b" passed after 0.1 seconds
          x Test "Fact 3: a (b)" recorded an issue
          x Test "Fact 3: a (b)" failed after 0.1 seconds with 1 issue
          x Test "Fact 3: a (b)" passed after 0.1 seconds
          /a/b: error: y"""
        self.assertEqual(list(facts.report(log)), ["failed 3 a (b)", "passed 12 a b", "error: y"])

    def test_the_simulator_has_the_newest_system(self):
        devices = {
            "com.apple.CoreSimulator.SimRuntime.iOS-9-3": [{"udid": "A", "name": "iPhone 5"}],
            "com.apple.CoreSimulator.SimRuntime.iOS-26-1": [{"udid": "B", "name": "iPad"}, {"udid": "C", "name": "iPhone 17"}],
            "com.apple.CoreSimulator.SimRuntime.tvOS-27-0": [{"udid": "D", "name": "iPhone?"}],
        }
        self.assertEqual(facts.simulator(devices, "iPhone"), ("C", "iOS 26.1 iPhone 17"))
        self.assertIsNone(facts.simulator(devices, "Vision"))
