import { sql } from 'kysely'
import { type DatabaseHandle, oneAtATime } from '../../data/database.ts'
import { channelOf } from '../../data/postgres.ts'
import { type Entry, type MessageTransport, type Publication, publicationSchema } from './channel-log.ts'
import { isLater, type Timetoken, timetokenAt } from './timetokens.ts'

/** Messages that are stored for processes that start later. */
const KEPT_MESSAGES = 20_000
const PRUNE_EVERY = 1000

interface Timed {
  readonly timetoken: Timetoken
}

interface TransportPorts {
  /** The platform's clock, epoch milliseconds. */
  readonly now: () => number
  /** Receives everything that is published, in the order of times. */
  readonly deliver: (entry: Entry) => void
  /** Called when the rows cannot be read, or when a message cannot be parsed. */
  readonly onError: (error: unknown) => void
}

/**
 * Opens a transport between all processes on one PostgreSQL database: a message is a row, and a notification makes every
 * process, the sender too, read the rows after the last one that it has read. The notification is empty: it could hold 8000
 * bytes at most, and a widget is larger.
 */
export async function openPostgresTransport(
  { db, onNotified }: Pick<DatabaseHandle, 'db' | 'onNotified'>,
  { now, deliver, onError }: TransportPorts,
): Promise<MessageTransport> {
  const inTurn = oneAtATime()
  let lastTimetoken = '0'
  let published = 0
  let isClosed = false

  function arrived(body: unknown, timetoken: Timetoken): void {
    const publication = publicationSchema.safeParse(body)
    if (publication.success) deliver({ ...publication.data, timetoken })
    else onError(publication.error)
  }

  async function readOn(): Promise<void> {
    const { rows } = await sql<Timed & { body: unknown }>`
      select timetoken::text, body from realtime_messages
      where timetoken > ${lastTimetoken}::int8 order by timetoken`.execute(db)
    for (const { timetoken, body } of rows) {
      lastTimetoken = timetoken
      arrived(body, timetoken)
    }
  }

  async function send(publication: Publication): Promise<Entry> {
    // The clock's row is locked until the message is stored and announced: times, commits and notifications share one order.
    const { rows } = await sql<Timed>`
      with tick as (
        update realtime_clock set last = greatest(last + 1, ${timetokenAt(now())}::int8) returning last),
      sent as (
        insert into realtime_messages (timetoken, body) select last, ${JSON.stringify(publication)}::jsonb from tick
        returning timetoken)
      select timetoken::text, pg_notify(${channelOf('message')}, '') from sent`.execute(db)
    const { timetoken = lastTimetoken } = rows[0] ?? {}
    published += 1
    if (published % PRUNE_EVERY === 0) await prune()
    if (isLater(timetoken, lastTimetoken)) await readOn()
    return { ...publication, timetoken }
  }

  async function prune(): Promise<void> {
    await sql`
      delete from realtime_messages where timetoken < (select min(timetoken) from (
        select timetoken from realtime_messages order by timetoken desc limit ${KEPT_MESSAGES}) as kept)`.execute(
      db,
    )
  }

  async function join(): Promise<void> {
    const { rows } = await sql<Timed>`
      update realtime_clock set last = greatest(last, ${timetokenAt(now())}::int8)
      returning last::text as timetoken`.execute(db)
    const { timetoken: startedAt = lastTimetoken } = rows[0] ?? {}
    await readOn()
    // A newcomer before the first message needs a time too, and every message to come is later than this one.
    if (isLater(startedAt, lastTimetoken)) lastTimetoken = startedAt
  }

  onNotified('message', () => {
    if (!isClosed) inTurn(readOn).catch(onError)
  })
  await inTurn(join)
  return {
    publish: (publication) => inTurn(() => send(publication)),
    current: () => lastTimetoken,
    close() {
      isClosed = true
      return inTurn(async () => {})
    },
  }
}
