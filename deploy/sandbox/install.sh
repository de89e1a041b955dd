#!/usr/bin/env bash
# Installs only the production dependencies of the sandbox.
set -euo pipefail
cd "$(dirname "$0")/../.."
CI=true npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter '@touchline/sandbox...'
