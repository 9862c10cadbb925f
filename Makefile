# Almanac. `make help` lists what there is.
SWIFT ?= swift
FILES ?=
PORT ?= 8420
SECONDS ?= 600
CASES ?= 5000
TRANSACTIONS ?= 2000
KILLS ?= 100
WRITES ?= 1000
T ?=
S ?=
# One seed for all parts of a night.
NIGHT := $(or $(SEED),$(shell date +%s))
comma := ,

# SwiftPM 6.3 gives the traits to the compiler in the order of a set. Another order, after each change of the manifest or of
# ALMANAC_WINDOW, would compile everything anew.
export SWIFT_DETERMINISTIC_HASHING = 1

# Without optimization: the tests use the same build, it compiles faster, and the page itself computes in WebAssembly.
# The index of the system's modules, which only editors need, takes a large part of the time.
PROGRAM := .build/debug/almanac
# Folders too: their dates tell of files that went away.
INPUTS := $(shell find Package.swift Sources Plugins Scripts)

.PHONY: help run window deb gallery test invariants nightly fuzz stress test-family test-window test-apple test-peers web npm docs pictures contact-sheet start-profile bench bench-web format schema check clean

help: ## This list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

run: $(PROGRAM).built ## Build and open the calendar in a browser; FILES="a.ics b.ics" shows those files, PORT=8420 chooses the port
	@exec $(PROGRAM) serve --open --port $(PORT) $(FILES)

window: $(PROGRAM).built ## Build and open the calendar in a window of the desktop; FILES="a.ics b.ics" shows those files
	@Scripts/setup window
	ALMANAC_WINDOW=1 $(SWIFT) build --traits Programs -Xswiftc -index-ignore-system-modules --product almanac-window
	@exec .build/debug/almanac-window $(FILES)

deb: ## Write the Debian package of the program and its window, optimized and with Swift inside: deb/
	@Scripts/setup window
	$(SWIFT) build --traits Programs -c release --static-swift-stdlib -Xswiftc -index-ignore-system-modules --product almanac
	ALMANAC_WINDOW=1 $(SWIFT) build --traits Programs -c release --static-swift-stdlib -Xswiftc -index-ignore-system-modules --product almanac-window
	@Scripts/make-deb .build/release deb

gallery: $(PROGRAM).built ## Build and open the gallery: every preset, style, state and level; PORT=8420 chooses the port
	@Scripts/make-web -q .build/gallery
	@cp .build/gallery/gallery.html .build/gallery/index.html
	@exec $(PROGRAM) serve --open --read-only --port $(PORT) --site .build/gallery

# Without a change, not even SwiftPM is asked: it takes many seconds to find that there is nothing to do.
$(PROGRAM).built: $(INPUTS)
	@Scripts/setup run
	$(SWIFT) build --traits Programs -Xswiftc -index-ignore-system-modules --product almanac
	@touch $@

test: ## Every test: checks, units, properties, goldens, wasm, browsers, random input; T="Events ICalendar" runs only these targets
	@Scripts/setup test
ifneq ($(T),)
	ALMANAC_TESTS=$(subst $() ,$(comma),$(foreach each,$(T),$(each)Tests)) $(SWIFT) test --traits Programs -Xswiftc -index-ignore-system-modules
else
	@Scripts/check
	@SWIFT=$(SWIFT) Scripts/test
	@SWIFT=$(SWIFT) Scripts/test-client
	@.build/debug/almanac-fuzz --seconds 20 --seed 1
	@Scripts/make-pictures --check .build/debug/almanac
endif

# What takes long and finds something rarely. Each command can also be run on its own.
nightly: ## What takes long: random input, the database under stress, more seeds, other programs; SEED=1 repeats a run
	@echo "nightly: SEED=$(NIGHT)"
	@$(MAKE) fuzz SECONDS=1800 SEED=$(NIGHT)
	@$(MAKE) stress
	@$(MAKE) test-family SEED=$(NIGHT)
	ALMANAC_SEEDS=20 $(SWIFT) test --traits Programs -Xswiftc -index-ignore-system-modules \
	  --filter '^(Events|ICalendar|ViewKit|CalendarViews|WebHost)Tests[.]'
	@$(MAKE) test-peers CASES=50000 SEED=$(NIGHT)

invariants: ## The laws of `make test` that hold for all combinations, alone: which ran, and whether in six minutes
	@Scripts/setup test
	@SWIFT=$(SWIFT) Scripts/invariants

fuzz: ## Random input to all readers; SECONDS=600 for how long, SEED=1 for the inputs of an earlier run
	$(SWIFT) build --traits Programs -c release --product almanac-fuzz
	@.build/release/almanac-fuzz --seconds $(SECONDS) --seed $(or $(SEED),$(shell date +%s))

stress: ## Eight writers on one database, for long, TRANSACTIONS=2000 each, and a server that is killed KILLS=100 times in WRITES=1000 changes
	ALMANAC_TRANSACTIONS=$(TRANSACTIONS) ALMANAC_KILLS=$(KILLS) ALMANAC_WRITES=$(WRITES) $(SWIFT) test --traits Programs -Xswiftc -index-ignore-system-modules \
	  --filter 'ConcurrentWriters|KillTests'

test-family: $(PROGRAM).built ## A server of a family, moved and restored while pages and a phone edit; SEED=1 repeats a run
	@Scripts/test-family --seed $(or $(SEED),1)

test-window: ## The window as a person and assistive technology use it, on a display of its own
	@Scripts/setup test
	@Scripts/setup test-window
	$(SWIFT) build --traits Programs -Xswiftc -index-ignore-system-modules --product almanac
	ALMANAC_WINDOW=1 $(SWIFT) build --traits Programs -Xswiftc -index-ignore-system-modules --product almanac-window
	ALMANAC_WINDOW=1 $(SWIFT) build --traits Programs -Xswiftc -index-ignore-system-modules --product almanac-window-conformance
	@Scripts/test-window .build/debug

test-apple: ## AlmanacUI against stand-ins of UIKit, by the sessions of every other host; no part of it is Apple's
	@SWIFT=$(SWIFT) Scripts/test-apple

test-peers: ## Our answers against Foundation, python-dateutil and libical, which it installs
	@Scripts/setup peers
	@Scripts/test-peers $(CASES) $(or $(SEED),1)

web: ## Write a folder of static files that needs no server program: web/
	@Scripts/setup web
	@Scripts/make-web web

npm: ## Write the package npm/almanac-calendar-VERSION.tgz, and build pages from it with the tools that are installed
	@Scripts/setup npm
	@Scripts/make-web -q .build/web
	@rm -rf npm
	@Scripts/make-npm .build/web npm
	@node Tests/Web/Npm/fuzz.mjs
	@node Tests/Web/Npm/navigation.mjs
	@node Tests/Web/Npm/saves.mjs
	@node Tests/Web/Npm/savecases.mjs
	@node Tests/Web/Npm/offline.mjs
	@node Tests/Web/Npm/resources.mjs
	@node Tests/Web/Npm/test.mjs npm/*.tgz $(NPM_TOOLS)

pictures: $(PROGRAM).built ## Draw the pictures of README and guides anew: Documentation/Pictures/
	@Scripts/make-pictures $(PROGRAM)

contact-sheet: $(PROGRAM).built ## Draw sheets of paper of every level, size and ink beside each other, for eyes: Screenshots/Sheets
	@Scripts/setup test
	@Scripts/make-contact-sheet $(PROGRAM) Screenshots/Sheets

docs: ## Write the documents of the element as pages, with the element for their examples: docs/
	@Scripts/setup web
	@Scripts/make-web -q .build/web
	@Scripts/make-docs docs .build/web

start-profile: ## Write the lists of the functions in the programs' first modules, by the starts of calendars in Chromium: Scripts/start
	@Scripts/setup start-profile
	@Scripts/start-profile

bench: ## Measure on a quiet machine: S=resources, server, dav, window, apple, modules, baseline, or a part such as S=engine; else all of bench.json
	@SWIFT=$(SWIFT) Scripts/bench $(S)

bench-web: ## Starts of the element on several networks, beside the peers whose bundles are in ALMANAC_PEERS=DIR
	@SWIFT=$(SWIFT) Scripts/bench web

format: ## Format all Swift sources
	$(SWIFT) format --in-place --recursive Sources Tests Benchmarks Plugins Package.swift

schema: ## Write the files that are made from the table of the element, Sources/Web/WebSchema
	@Scripts/write-schema

check: ## Format, imports, features and generated files only
	@Scripts/check

clean: ## Remove what was built
	rm -rf .build web npm deb Screenshots bench.json
