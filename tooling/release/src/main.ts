import { parseArgs } from 'node:util'
import { release } from './release.ts'

const USAGE = `pnpm release            everything but publishing: pack, validate, compare, install, run
pnpm release --record   the same, and takes today's exports and sizes as the record to compare with
pnpm release --offline  stops before the tarballs are installed from the registry
pnpm release --publish  the same, then publishes with provenance; only in the release workflow`

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    record: { type: 'boolean', default: false },
    offline: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(USAGE)
} else {
  try {
    await release({ ...values, env: process.env })
  } catch (error) {
    console.error(error instanceof Error ? `\nrelease: ${error.message}` : error)
    process.exitCode = 1
  }
}
