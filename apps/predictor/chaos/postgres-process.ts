import { newDatabase } from '@touchline/sandbox/test/new-database'
import { startPostgres } from '@touchline/sandbox/test/postgres-server'

// A process of its own: PostgreSQL does not notice that the run which started it was killed, and this one does.

const server = await startPostgres()
// Before the preloaded listener, which ends the process at once.
process.prependOnceListener('disconnect', stop)
process.once('SIGTERM', stop)
console.log(`${await newDatabase(server.url)} ready`)

async function stop(): Promise<void> {
  process.removeAllListeners('disconnect')
  await server.stop()
  process.exit(0)
}
