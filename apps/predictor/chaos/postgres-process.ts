import { newDatabase } from '@touchline/sandbox/test/new-database'
import { startPostgres } from '@touchline/sandbox/test/postgres-server'

// A process of its own: PostgreSQL does not notice that the run which started it was killed, and this one does.

const server = await startPostgres()
// The preloaded listener would end this process before the server has stopped and its folder is removed.
process.removeAllListeners('disconnect')
process.once('disconnect', stop)
process.once('SIGTERM', stop)
console.log(`${await newDatabase(server.url)} ready`)

async function stop(): Promise<void> {
  process.off('disconnect', stop)
  await server.stop()
  process.exit(0)
}
