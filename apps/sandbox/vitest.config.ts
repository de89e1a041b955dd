import shared, { WAITING_SUITE_WORKERS } from '@touchline/vitest-config'
import { defineConfig } from 'vitest/config'

/** What the platform promises has to hold on the embedded database and on a PostgreSQL server. */
const CONTRACT = [
  'src/server/app.test.ts',
  'src/routes/{platform,control,control-room}/**/*.test.ts',
  'src/services/settling/**/*.test.ts',
  'src/data/{answers,leaderboards,table-health,schema}.test.ts',
]

/** Kills, full disks and PostgreSQL as a server, which the script `test:more` runs. */
const MORE = 'test/more/**'
/** In a browser, with the page as it is built. */
const CONTROL_ROOM = 'test/control-room.test.ts'

const IS_MORE = process.env['TOUCHLINE_MORE'] !== undefined

const project = (name: string, options: object) => ({
  ...shared,
  extends: false as const,
  test: { ...shared.test, maxWorkers: WAITING_SUITE_WORKERS, name, ...options },
})

const EMBEDDED = [
  project('sandbox', {
    include: ['{src,test,control-room}/**/*.test.ts'],
    exclude: [MORE, CONTROL_ROOM, '**/node_modules/**'],
  }),
  project('control room', { include: [CONTROL_ROOM], globalSetup: 'test/build-control-room.ts' }),
  project('separate hosts', {
    include: ['test/sdk/verbs.test.ts', 'src/routes/platform/addresses.test.ts'],
    env: { SEPARATE_HOSTS: '1' },
  }),
]
const FURTHER = [
  project('processes', { include: ['test/more/processes/*.test.ts'] }),
  project('sandbox on postgres', {
    include: [...CONTRACT, 'test/more/processes/{kill,shutdown}.test.ts', 'test/more/postgres/*.test.ts'],
    globalSetup: 'test/with-postgres.ts',
  }),
]

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: IS_MORE ? FURTHER : EMBEDDED,
  },
})
