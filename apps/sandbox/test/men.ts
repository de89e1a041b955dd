import { inject } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/sandbox.ts'
import { newDatabase } from './new-database.ts'

/**
 * A sandbox with the men's 2024 season only and a clock that stands still at the usual start; on a
 * database of its own, embedded or on the suite's PostgreSQL server.
 */
export async function startMen(options: SandboxOptions = {}): Promise<Sandbox> {
  const serverUrl = inject('postgresUrl')
  const databaseUrl = serverUrl && (await newDatabase(serverUrl))
  return startSandbox({ tournaments: ['120-2024'], speed: 0, fans: 20, databaseUrl, ...options })
}
