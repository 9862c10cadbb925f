import unittest

import features


def failures(rows, tests=(), mentions=()):
    """What is wrong with rows of the list, tests as (path, name, sentence), and comments as (path, ID)."""
    comparison = features.Comparison()
    comparison.addRows(rows)
    for path, name, sentence in tests:
        comparison.addTest(path, name, list(features.numbers(sentence)))
    for path, number in mentions:
        comparison.addMention(path, number)
    return comparison.compare()


ROW = "| MB-1 | Days. | [DayTests.days](../Tests/DayTests.swift) |"


class Numbers(unittest.TestCase):
    def test_ranges_are_written_out(self):
        self.assertEqual(list(features.numbers("T1-T3, MB-8 to MB-9: months")), ["T1", "T2", "T3", "MB-8", "MB-9"])

    def test_letters_inside_of_words_are_no_families(self):
        self.assertEqual(list(features.numbers("ISO8601, UTF8, XMB-1 and (M4)")), ["M4"])

    def test_the_sentence_of_a_window_test_is_in_the_line_before_it(self):
        lines = ["@test('GT-1, HC-2: keys')", "def keys(window):", "def helper():"]
        self.assertEqual(list(features.windowTests(lines)), [("keys", ["GT-1", "HC-2"])])


class Comparison(unittest.TestCase):
    def test_a_row_with_its_test_is_right(self):
        self.assertEqual(failures([ROW], [("Tests/DayTests.swift", "days", "MB-1: days")]), [])

    def test_a_list_without_rows_is_wrong(self):
        self.assertEqual(failures(["# Features"]), ["Features.md has no rows"])

    def test_a_row_needs_a_test_that_names_it(self):
        self.assertEqual(
            failures([ROW], [("Tests/DayTests.swift", "days", "days")]),
            ["MB-1: no test names it", "MB-1: days in Tests/DayTests.swift does not name it"])

    def test_a_link_needs_its_test(self):
        self.assertEqual(
            failures([ROW], [("Tests/OtherTests.swift", "days", "MB-1: days")]), ["MB-1: there is no test days in Tests/DayTests.swift"])

    def test_a_row_needs_a_link_and_a_number_of_its_own(self):
        row = "| MB-1 | Days. | none |"
        self.assertEqual(
            failures([row, row], [("Tests/DayTests.swift", "days", "MB-1: days")]),
            ["Features.md has two rows MB-1", "MB-1: its row links to no test"])

    def test_tests_and_comments_name_only_rows(self):
        tests = [("Tests/DayTests.swift", "days", "MB-1, MB-2: days")]
        self.assertEqual(
            failures([ROW], tests, [("Sources/Day.swift", "CV-9")]),
            ["Sources/Day.swift names CV-9, which Features.md does not have", "Tests/DayTests.swift names MB-2, which Features.md does not have"])


TASK = "| 1 | Undo. | keys | Chromium | [DayTests.undo](../Tests/DayTests.swift) |"


class Tasks(unittest.TestCase):
    def test_a_row_may_link_to_any_test(self):
        self.assertEqual(list(features.taskFailures([TASK], [("Tests/DayTests.swift", "undo", "ED-72: keys undo")])), [])

    def test_a_row_needs_a_test_that_exists(self):
        row = "| 2 | Redo. | keys | Chromium | none |"
        self.assertEqual(
            list(features.taskFailures([TASK, row], [])),
            ["task 1: there is no test undo in Tests/DayTests.swift", "task 2: its row links to no test"])

    def test_rows_are_numbered(self):
        self.assertEqual(list(features.taskFailures(["# Tasks"], [])), ["Tasks.md does not number its rows from 1 on"])

    def test_a_test_of_a_task_is_linked_from_its_row(self):
        tests = [("Tests/DayTests.swift", "undo", "Task 1: undo"), ("Tests/DayTests.swift", "redo", "Task 1: redo")]
        self.assertEqual(
            list(features.taskFailures([TASK], tests)),
            ["redo in Tests/DayTests.swift names task 1, whose row does not link to it"])
