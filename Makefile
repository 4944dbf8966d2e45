# Everything here works from a fresh clone; `make setup` says what it installs and why.
SWIFT ?= swift
SWIFT_FLAGS ?=
PREFIX ?= /usr/local
SWIFT_SOURCES = Package.swift Plugins Sources Tests

.PHONY: help setup build release test demo bench install format lint

help:
	@echo 'make demo      set up, build, and show the main job on Examples/tilt'
	@echo 'make test      set up and run all tests'
	@echo 'make bench     measure speed and memory against other tools'
	@echo 'make install   put the command into $$(PREFIX)/bin (PREFIX=$(PREFIX))'
	@echo 'make format    format the sources;  make lint  check the format'

# libxml2 and libyaml read the declarations; libcrypto hashes in the runtime's tests on Linux.
setup:
	@if [ "$$(uname)" = Darwin ]; then \
	  pkg-config --exists libxml-2.0 yaml-0.1 2>/dev/null || \
	    { echo 'Installing pkg-config, libxml2 and libyaml with brew'; \
	      brew install pkg-config libxml2 libyaml; }; \
	else \
	  pkg-config --exists libxml-2.0 yaml-0.1 libcrypto 2>/dev/null || \
	    { echo 'Installing pkg-config, libxml2-dev, libyaml-dev and libssl-dev with apt'; \
	      sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	      $$sudo apt-get update -q && \
	      $$sudo apt-get install -qy pkg-config libxml2-dev libyaml-dev libssl-dev; }; \
	fi

build: setup
	$(SWIFT) build $(SWIFT_FLAGS)

RELEASE_FLAGS = -c release $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

release: setup
	$(SWIFT) build $(RELEASE_FLAGS) --product holdfast

test: setup
	$(SWIFT) test $(SWIFT_FLAGS)

demo: setup
	$(SWIFT) build --product holdfast
	HOLDFAST="$$($(SWIFT) build --show-bin-path)/holdfast" Examples/tilt/demo

install: release
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install "$$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/holdfast" '$(DESTDIR)$(PREFIX)/bin/'

format:
	$(SWIFT) format format --in-place --recursive $(SWIFT_SOURCES)

lint:
	$(SWIFT) format lint --strict --recursive $(SWIFT_SOURCES)
