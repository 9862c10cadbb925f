#!/usr/bin/python3
"""usage: test.py FOLDER-OF-PROGRAMS FILES    Tests the window as a person and as assistive technology use it.

Run by Scripts/test-window, which starts a display and a bus."""
import sys

import harness
import application, conformance, desktop, dialogs, editing, files, packaging, pointing, program, reading, reminders  # noqa: each adds its tests

sys.exit(harness.run_tests() > 0)
