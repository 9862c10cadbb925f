import unittest

import sources


class Sources(unittest.TestCase):
    def test_a_test_has_the_name_of_its_function_and_the_first_string_of_its_attribute(self):
        found = list(sources.tests(['@Test("MB-1: a \\"day\\"", .tags("x"))', "func day() {", '  print("T2")', "}"]))
        self.assertEqual(found, [("day", 'MB-1: a \\"day\\"')])

    def test_attributes_may_take_several_lines(self):
        found = list(sources.tests(["  @Test(", '    "CV-2: weeks",', "    arguments: [1])", "  @MainActor func weeks(_ n: Int) {"]))
        self.assertEqual(found, [("weeks", "CV-2: weeks")])

    def test_suites_count_and_a_test_without_a_sentence_has_none(self):
        found = list(sources.tests(['@Suite("ED-3") struct', "", "struct EditTests {", "  @Test", "  func plain() {}"]))
        self.assertEqual(found, [("EditTests", "ED-3"), ("plain", "")])

    def test_functions_without_an_attribute_are_no_tests(self):
        self.assertEqual(list(sources.tests(["func helper() {", '  "MB-1"', "}"])), [])

    def test_imports_are_read_behind_attributes_access_levels_and_kinds(self):
        lines = [
            "import Basics", "public import struct Events.Event", "@testable internal import almanac_cli", "  import UIKit // why",
            "// import Foundation", "important()",
        ]
        self.assertEqual(list(sources.imported(lines)), [(1, "Basics"), (2, "Events"), (3, "almanac_cli"), (4, "UIKit")])

    def test_dependencies_of_all_kinds_are_named(self):
        target = {"dependencies": [
            {"byName": ["Basics", None]}, {"target": ["CCairo", {"platformNames": ["linux"]}]},
            {"product": ["GRDB", "GRDB.swift", None, None]},
        ]}
        self.assertEqual(sources.named(target), ["Basics", "CCairo", "GRDB"])

    def test_targets_are_reached_through_others_in_the_order_of_the_manifest(self):
        targets = {"A": [], "B": ["A"], "Other": [], "C": ["B", "GRDB"], "Host": ["C"]}
        self.assertEqual(sources.reached(targets, ["Host"]), ["A", "B", "C"])
