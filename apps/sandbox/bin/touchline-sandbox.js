#!/usr/bin/env node
// Plain JavaScript that an old Node can read, so that it can say what is missing.
const OLDEST_NODE = 24

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    `sandbox: Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}. Without one at hand: npx --package node@24 --package @touchline/sandbox touchline-sandbox`,
  )
  process.exitCode = 1
} else await import('../dist/main.js')
