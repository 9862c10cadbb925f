import contextlib
import io
import unittest
import unittest.mock

import imports
import modules

TARGETS = {
    "Basics": [], "Events": ["Basics"], "Almanac": ["Basics", "Events"], "CWebHost": [], "WebHost": ["Almanac", "CWebHost"],
    "EngineCheck": ["Almanac", "CWebHost"], "SystemServices": ["Events"],
}


class Modules(unittest.TestCase):
    def test_the_list_has_each_module_below_the_programs_with_what_it_names(self):
        lines = modules.text(TARGETS).split("\n")
        self.assertEqual(lines[1:], ["Basics:", "Events: Basics", "Almanac: Basics Events", ""])

    def test_a_target_may_import_itself_what_it_names_and_the_platform(self):
        limits = imports.allowed(TARGETS)
        found = [("a:1", "SystemServices", each) for each in ("SystemServices", "Events", "Foundation")]
        self.assertEqual(list(imports.forbidden(found, limits)), [])

    def test_a_target_may_not_import_what_it_only_reaches(self):
        found = [("Sources/Kit/SystemServices/A.swift:3", "SystemServices", "Basics")]
        self.assertEqual(
            list(imports.forbidden(found, imports.allowed(TARGETS))),
            ["Sources/Kit/SystemServices/A.swift:3: SystemServices may not import Basics"])

    def test_modules_of_the_programs_may_not_import_the_platform(self):
        limits = imports.allowed(TARGETS)
        for target in ("Events", "WebHost", "EngineCheck"):
            self.assertEqual(len(list(imports.forbidden([("a:1", target, "Foundation")], limits))), 1)

    def test_a_folder_without_a_target_is_wrong(self):
        self.assertEqual(len(list(imports.forbidden([("Sources/Kit/New/", "New", "New")], imports.allowed(TARGETS)))), 1)

    def test_two_files_may_need_objective_c(self):
        self.assertTrue(imports.isExemptFromObjectiveC("Sources/Apple/AlmanacUI/Shared/ActionTarget.swift", "@objc"))
        self.assertFalse(imports.isExemptFromObjectiveC("Sources/Apple/AlmanacUI/Shared/Other.swift", "@objc"))

    def test_printed_targets_are_those_named_and_reached(self):
        output = io.StringIO()
        with unittest.mock.patch("sources.manifest", return_value=TARGETS), contextlib.redirect_stdout(output):
            self.assertEqual(modules.printReached(["SystemServices"]), 0)
        self.assertEqual(output.getvalue(), "Basics\nEvents\nSystemServices\n")
