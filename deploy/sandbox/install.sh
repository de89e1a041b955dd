#!/usr/bin/env bash
# Installs only the production dependencies of the sandbox, and builds its page for browsers.
set -euo pipefail
cd "$(dirname "$0")/../.."
CI=true npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter '@touchline/sandbox...'
cd apps/sandbox
node_modules/.bin/vite build control-room --configLoader native --logLevel error
