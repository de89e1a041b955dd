import type { TestProject } from 'vitest/node'
import { startSandbox } from '../src/server/start-sandbox.ts'
import { MEN } from './men-scenario.ts'
import { newDatabase } from './new-database.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** A filled database there, to be copied. */
    filledUrl: string
  }
}

/** Runs a PostgreSQL server for the suites that use one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const filledUrl = await newDatabase(server.url)
  const filling = await startSandbox({ ...MEN, databaseUrl: filledUrl })
  await filling.close()
  project.provide('postgresUrl', server.url)
  project.provide('filledUrl', filledUrl)
  return server.stop
}
