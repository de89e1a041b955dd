#!/usr/bin/env bash
# Starts the sandbox from its sources and passes all arguments on. DATABASE_URL selects a PostgreSQL database.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec node --conditions=@touchline/source apps/sandbox/src/main.ts "$@"
