import { z } from 'zod'
import { oneAtATime } from '../../data/database.ts'
import { openEar } from '../../data/postgres-listener.ts'
import type { Entry, Publication } from './channel-log.ts'
import type { Carrier } from './message-transport.ts'
import { isLater } from './timetokens.ts'

const CHANNEL = 'touchline_realtime'
const UNITS_PER_MS = 10_000n
/** Messages that stay for processes that start later. */
const KEPT = 20_000
const PRUNE_EVERY = 1000

// The clock's row is locked until the message is there and announced: times, commits and notifications share one order.
const PUBLISH = `
  with tick as (update realtime_clock set last = greatest(last + 1, $1) returning last),
    sent as (insert into realtime_messages (timetoken, body) select last, $2 from tick returning timetoken)
  select timetoken::text, pg_notify('${CHANNEL}', '') from sent`

const START = 'update realtime_clock set last = greatest(last, $1) returning last::text as timetoken'

const rowSchema = z.object({ timetoken: z.string() })
const messageSchema = z.object({
  timetoken: z.string(),
  body: z.object({
    channel: z.string(),
    payload: z.unknown().optional(),
    publisher: z.string(),
    mark: z.union([z.literal(1), z.literal(4)]).optional(),
    userMetadata: z.unknown().optional(),
    customMessageType: z.string().optional(),
    isStored: z.boolean().optional(),
  }),
})

/**
 * Carries between all processes on one PostgreSQL database: a message is a row, a notification says that there is a
 * new one, and every process, the sender too, reads on from the last it knows. Notifications hold 8000 bytes at most
 * and a widget is larger, so they carry nothing.
 * @param onError told when the connection breaks, which then opens again by itself, or a message cannot be read
 */
export async function openPostgresCarrier(
  url: string,
  { now, onError }: { now: () => number; onError: (error: unknown) => void },
): Promise<Carrier> {
  const inTurn = oneAtATime()
  const listeners: ((entry: Entry) => void)[] = []
  const waiting: Entry[] = []
  let heardUntil = '0'
  let published = 0
  let isClosed = false
  const catchUp = () => {
    if (!isClosed) inTurn(readOn).catch(onError)
  }
  const ear = await openEar(url, {
    channel: CHANNEL,
    onNotification: catchUp,
    onReopened: catchUp,
    onError,
  })

  async function readOn(): Promise<void> {
    const { rows } = await ear.query(
      'select timetoken::text, body from realtime_messages where timetoken > $1 order by timetoken',
      [heardUntil],
    )
    for (const row of rows) {
      heardUntil = rowSchema.parse(row).timetoken
      const message = messageSchema.safeParse(row)
      if (message.success)
        arrived({ ...message.data.body, payload: message.data.body.payload, timetoken: heardUntil })
      else onError(message.error)
    }
  }

  function arrived(entry: Entry): void {
    if (listeners.length === 0) waiting.push(entry)
    for (const listener of listeners) listener(entry)
  }

  async function send(publication: Publication): Promise<Entry> {
    const { rows } = await ear.query(PUBLISH, [unitsAt(now()), JSON.stringify(publication)])
    const { timetoken } = rowSchema.parse(rows[0])
    published += 1
    if (published % PRUNE_EVERY === 0) await prune()
    if (isLater(timetoken, heardUntil)) await readOn()
    return { ...publication, timetoken }
  }

  async function prune(): Promise<void> {
    await ear.query(
      'delete from realtime_messages where timetoken < (select min(timetoken) from (select timetoken from realtime_messages order by timetoken desc limit $1) as kept)',
      [KEPT],
    )
  }

  async function join(): Promise<void> {
    const { rows } = await ear.query(START, [unitsAt(now())])
    const startedAt = rowSchema.parse(rows[0]).timetoken
    await readOn()
    // A newcomer before the first message needs a time too, and every message to come is later than this one.
    if (isLater(startedAt, heardUntil)) heardUntil = startedAt
  }

  await inTurn(join).catch(async (error: unknown) => {
    await ear.close()
    throw error
  })
  return {
    publish: (publication) => inTurn(() => send(publication)),
    current: () => heardUntil,
    onArrival(listener) {
      listeners.push(listener)
      for (const entry of waiting.splice(0)) listener(entry)
    },
    close() {
      isClosed = true
      ear.giveUp()
      return inTurn(ear.close)
    },
  }
}

function unitsAt(epochMs: number): string {
  return String(BigInt(Math.trunc(epochMs)) * UNITS_PER_MS)
}
