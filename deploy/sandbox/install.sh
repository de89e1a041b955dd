#!/usr/bin/env bash
# Installs what the sandbox needs to run, and nothing for tests or for the game.
set -euo pipefail
cd "$(dirname "$0")/../.."
CI=true npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter '@touchline/sandbox...'
