#!/usr/bin/env bash
# Builds the game and writes the site and the configuration of nginx into deploy/out.
set -euo pipefail
cd "$(dirname "$0")/../.."
CI=true npx --yes pnpm@12.21.0 install --frozen-lockfile --filter '@touchline/deploy...'
(cd apps/predictor && node_modules/.bin/vite build)
node --conditions=@touchline/source tooling/deploy/src/main.ts deploy/deployment.local.json
