import { afterAll, inject } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/server/start-sandbox.ts'
import { MEN } from './men-scenario.ts'
import { newDatabase } from './new-database.ts'

/**
 * Returns a sandbox with the men's 2024 season only and a clock that stands still at the usual start; on a
 * database of its own, embedded or on the suite's PostgreSQL server.
 */
export async function startMen(options: SandboxOptions = {}): Promise<Sandbox> {
  const serverUrl = inject('postgresUrl')
  const databaseUrl = serverUrl && (await newDatabase(serverUrl, inject('filledUrl')))
  return startSandbox({ ...MEN, databaseUrl, ...options })
}

/** Starts such a sandbox for all tests of a file. */
export async function startMenOnce(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startMen(options)
  afterAll(() => sandbox.close())
  return sandbox
}
