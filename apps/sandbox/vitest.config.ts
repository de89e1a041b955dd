import shared from '@touchline/vitest-config'
import { WAITING_SUITE_WORKERS } from '@touchline/vitest-config/waiting-suite-workers'
import { defineConfig } from 'vitest/config'

/** What the platform promises has to hold on the embedded database and on a PostgreSQL server. */
const CONTRACT = [
  'src/server/app.test.ts',
  'src/routes/{platform,control,control-room}/**/*.test.ts',
  'src/services/settling/**/*.test.ts',
  'src/services/answering/vote-tally.test.ts',
  'src/data/{interactions,leaderboards,table-health,tables}.test.ts',
  'test/kill/**/*.test.ts',
  'test/postgres/**/*.test.ts',
  'test/shutdown.test.ts',
]

const test = {
  ...shared.test,
  hookTimeout: 60_000,
  testTimeout: 60_000,
  maxWorkers: WAITING_SUITE_WORKERS,
}

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: [
      {
        ...shared,
        extends: false,
        test: {
          ...test,
          name: 'sandbox',
          include: ['{src,test,control-room}/**/*.test.ts'],
          exclude: ['test/postgres/**', '**/node_modules/**'],
        },
      },
      {
        ...shared,
        extends: false,
        test: {
          ...test,
          name: 'separate hosts',
          include: ['test/sdk/{verbs,bad-luck}.test.ts', 'src/routes/platform/addresses.test.ts'],
          env: { SEPARATE_HOSTS: '1' },
        },
      },
      {
        ...shared,
        extends: false,
        test: {
          ...test,
          name: 'sandbox on postgres',
          include: CONTRACT,
          globalSetup: 'test/with-postgres.ts',
        },
      },
    ],
  },
})
