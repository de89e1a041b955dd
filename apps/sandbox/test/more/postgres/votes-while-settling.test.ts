import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { insertAnswers } from '../../../src/data/answers.ts'
import type { Sandbox, SandboxOptions } from '../../../src/server/start-sandbox.ts'
import { call, controlsOf, newFan, round, widgetsOf } from '../../api.ts'
import { contradictions } from '../../contradictions.ts'
import { newDatabase } from '../../new-database.ts'
import { startMen } from '../../start-men.ts'

const GIVEN = { homeScore: 31, awayScore: 30 }
const soon = { interval: 5 }

/** Returns a sandbox with two questions of an open match, and a fan who has answered the second one. */
async function openMatch(options: SandboxOptions = {}) {
  const databaseUrl = await newDatabase(inject('postgresUrl'), inject('filledUrl'))
  const sandbox = await startMen({ databaseUrl, ...options })
  const programId: string = (await round(sandbox, 10))[4].id
  const [open, answered] = await widgetsOf(sandbox, programId)
  const fan = await newFan(sandbox)
  const { token } = fan
  const { body: answer } = await call(sandbox, `POST ${answered.options[1].vote_url}`, { token })
  const send = {
    vote: () => call(sandbox, `POST ${open.options[1].vote_url}`, { token }),
    change: () =>
      call(sandbox, `PATCH ${answer.url}`, { token, body: { option_id: answered.options[0].id } }),
  }
  const settle = () => controlsOf(sandbox).settle(programId, GIVEN)
  return { sandbox, programId, open, fan, send, settle }
}

/** Resolves when as many connections wait for a lock, or earlier when the work has ended. */
async function untilWaiting(connections: number, { db }: Sandbox, work: Promise<unknown>): Promise<void> {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  work.then(end, end)
  const waiting = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'`.execute(
      db,
    )
    return rows.length
  }
  await expect.poll(async () => hasEnded || (await waiting()) >= connections, soon).toBe(true)
}

it.each(['vote', 'change'] as const)(
  'a settlement by hand refuses a %s that arrives after the points were counted',
  async (kind) => {
    const { sandbox, send, settle } = await openMatch()
    const started = await sandbox.db.transaction().execute(async (work) => {
      // Boards are ranked after the points were counted: the settlement waits there.
      await sql`lock table entries in share mode`.execute(work)
      const settling = settle()
      await untilWaiting(1, sandbox, settling)
      const answering = send[kind]()
      await untilWaiting(2, sandbox, answering)
      return { settling, answering }
    })
    await started.settling
    expect((await started.answering).status).toBe(403)
    expect(await contradictions(sandbox)).toEqual([])
    await sandbox.close()
  },
)

it('a settlement by hand counts the votes that are being stored when it starts, and is not earlier than any of them', async () => {
  const { sandbox, programId, open, fan, settle } = await openMatch({ speed: 1 })
  const { settling, votedAt } = await sandbox.db.transaction().execute(async (work) => {
    const vote = {
      id: randomUUID(),
      profileId: fan.id,
      widgetId: open.id,
      kind: 'text-prediction',
    } as const
    const at = { position: 1, slot: 0, now: sandbox.clock.now() }
    expect(await insertAnswers(work, [{ ...vote, ...at }])).toMatchObject([{ id: vote.id }])
    const settling = settle()
    await untilWaiting(1, sandbox, settling)
    return { settling, votedAt: sandbox.clock.now() }
  })
  await settling
  expect(await contradictions(sandbox)).toEqual([])
  const { settled_at } = await sandbox.db
    .selectFrom('programs')
    .select('settled_at')
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  expect(settled_at).toBeGreaterThanOrEqual(votedAt)
  await sandbox.close()
})
