# Almanac. `make help` lists what there is.
SWIFT ?= swift
FILES ?=
PORT ?= 8420
SECONDS ?= 600
CASES ?= 5000
TRANSACTIONS ?= 2000
KILLS ?= 200

# Without optimization: the tests use the same build, it compiles faster, and the page itself computes in WebAssembly.
# The index of the system's modules, which only editors need, takes a large part of the time.
PROGRAM := .build/debug/almanac
# Folders too: their dates tell of files that went away.
INPUTS := $(shell find Package.swift Sources Plugins Scripts)

.PHONY: help run gallery test fuzz stress test-peers web npm docs sizes bench bench-web bench-baseline features format schema check clean

help: ## This list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

run: $(PROGRAM).built ## Build and open the calendar in a browser; FILES="a.ics b.ics" shows those files, PORT=8420 chooses the port
	@exec $(PROGRAM) serve --open --port $(PORT) $(FILES)

gallery: $(PROGRAM).built ## Build and open the gallery: every preset, style, state and level; PORT=8420 chooses the port
	@Scripts/make-web -q .build/gallery
	@cp .build/gallery/gallery.html .build/gallery/index.html
	@exec $(PROGRAM) serve --open --read-only --port $(PORT) --site .build/gallery

# Without a change, not even SwiftPM is asked: it takes many seconds to find that there is nothing to do.
$(PROGRAM).built: $(INPUTS)
	@Scripts/setup run
	$(SWIFT) build -Xswiftc -index-ignore-system-modules --product almanac
	@touch $@

test: ## Everything: format, imports, features, unit, property, golden, wasm equals native, browser, random input, the kit alone
	@Scripts/setup test
	@Scripts/check
	@SWIFT=$(SWIFT) Scripts/test
	@SWIFT=$(SWIFT) Scripts/test-program
	@.build/debug/almanac-fuzz --seconds 60 --seed 1
# Suites of other hosts and packages become targets of their own beside this one, and lines of .ci/run.

fuzz: ## Random input to all readers; SECONDS=600 for how long, SEED=1 for the inputs of an earlier run
	$(SWIFT) build -c release --product almanac-fuzz
	@.build/release/almanac-fuzz --seconds $(SECONDS) --seed $(or $(SEED),$(shell date +%s))

stress: ## Eight writers on one database, for long, TRANSACTIONS=2000 each, and a server that is killed KILLS=200 times
	ALMANAC_TRANSACTIONS=$(TRANSACTIONS) ALMANAC_KILLS=$(KILLS) $(SWIFT) test -Xswiftc -index-ignore-system-modules \
	  --filter 'ConcurrentWriters|KillTests'

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
	@node Tests/Npm/test.mjs npm/*.tgz $(NPM_TOOLS)

docs: ## Write the documents of the element as pages, with the element for their examples: docs/
	@Scripts/setup web
	@Scripts/make-web -q .build/web
	@Scripts/make-docs docs .build/web

sizes: ## Say what the programs of a page consist of, by module and kind; sizes-almanac.json and sizes-almanac-edit.json
	@Scripts/setup test
	@Scripts/build-wasm .build/sizes almanac.named.wasm almanac-edit.named.wasm
	@for each in almanac almanac-edit; do echo "$$each.wasm"; Scripts/sizes .build/sizes/$$each.named.wasm sizes-$$each.json; echo; done

bench: ## Measure speed and size, on a quiet machine; fails if a ratio is worse than in Benchmarks/baseline.json
	@Scripts/setup test
	@Scripts/make-web -q .build/web
	$(SWIFT) build -c release --product almanac-bench
	@.build/release/almanac-bench bench.json

bench-web: ## Measure cold starts of the element in Chromium, beside the peers whose bundles are in ALMANAC_PEERS=DIR
	@Scripts/setup npm
	@Scripts/make-web -q .build/web
	@Scripts/bench-web .build/web

bench-baseline: export ALMANAC_BASELINE = 3
bench-baseline: bench ## Measure three times and write Benchmarks/baseline.json anew

features: ## Whether each numbered feature in Documentation/Features.md has its test
	@Scripts/features

format: ## Format all Swift sources
	$(SWIFT) format --in-place --recursive Sources Tests Benchmarks Plugins Package.swift

schema: ## Write the files that are made from the table of the element, Sources/WebSchema
	@Scripts/write-schema

check: ## Format, imports, features and generated files only
	@Scripts/check

clean: ## Remove what was built
	rm -rf .build web npm Screenshots bench.json
