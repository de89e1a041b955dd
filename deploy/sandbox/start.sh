#!/usr/bin/env bash
# Starts the sandbox from its sources; what it is given goes to the sandbox. DATABASE_URL names its PostgreSQL.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec node --conditions=@touchline/source apps/sandbox/src/main.ts "$@"
