import unittest

import counts

HEAD = ["| FullCalendar | Status | Here |", "|---|---|---|"]

class Counts(unittest.TestCase):
    def failures(self, *rows, features=("a", "b")):
        return counts.compare([*HEAD, *rows], list(features))[1]

    def testCountsNames(self):
        lines = ["| `x` | something else |", "", *HEAD, "| `a`, `b` | same | `c` |", "", "| FullCalendar | Here |", "|---|---|", "| `y` | `z` |"]
        found, failures = counts.compare(lines, ["a", "b"])
        self.assertEqual((found["same"], sum(found.values()), failures), (2, 2, []))

    def testNamesAreCompleteAndUnique(self):
        self.assertEqual(self.failures("| `a` | same | `c` |"), ["b: in no row"])
        self.assertEqual(self.failures("| `a`, `b` | same | `c` |", "| `a` | same | `d` |"), ["a: twice"])
        self.assertEqual(self.failures("| `a`, `b`, `e` | same | `c` |"), [f"e: not in {counts.FEATURES}"])

    def testRowsHaveStatusAndReason(self):
        self.assertEqual(len(self.failures("| `a`, `b` | similar | `c` |")), 3)
        self.assertIn("without a line of code", self.failures("| `a`, `b` | not needed | your own code |")[0])
        self.assertIn("without a sentence", self.failures("| `a`, `b` | lacking | `c` |")[0])
        self.assertEqual(self.failures("| `a`, `b` | lacking | Nobody asked for it. |"), [])

    def testLackingHasLimit(self):
        names = [f"n{number}" for number in range(counts.LIMIT + 1)]
        row = "| " + ", ".join(f"`{name}`" for name in names) + " | lacking | Nobody asked for it. |"
        self.assertEqual(self.failures(row, features=names), ["31 features are lacking, 30 may be"])

if __name__ == "__main__":
    unittest.main()
