import { z } from 'zod'
import { oneAtATime } from '../../data/database.ts'
import { openListener } from '../../data/postgres-listener.ts'
import { type Entry, type Publication, publicationSchema } from './channel-log.ts'
import type { MessageTransport, TransportPorts } from './message-transport.ts'
import { isLater, type Timetoken, timetokenAt } from './timetokens.ts'

const CHANNEL = 'touchline_realtime'
/** Messages that are stored for processes that start later. */
const KEPT_MESSAGES = 20_000
const PRUNE_EVERY = 1000

// The clock's row is locked until the message is there and announced: times, commits and notifications share one order.
const PUBLISH = `
  with tick as (update realtime_clock set last = greatest(last + 1, $1) returning last),
    sent as (insert into realtime_messages (timetoken, body) select last, $2 from tick returning timetoken)
  select timetoken::text, pg_notify('${CHANNEL}', '') from sent`

const START = 'update realtime_clock set last = greatest(last, $1) returning last::text as timetoken'

const rowSchema = z.object({ timetoken: z.string() })
const messageSchema = rowSchema.extend({ body: z.unknown() })

/**
 * Opens a transport between all processes on one PostgreSQL database: a message is a row, and a notification makes every
 * process, the sender too, read the rows after the last one that it has read. The notification is empty: it could hold 8000
 * bytes at most, and a widget is larger.
 * @param onError called when the connection breaks, which is then opened again, or when a message cannot be parsed
 */
export async function openPostgresTransport(
  url: string,
  { now, deliver, onError }: TransportPorts & { onError: (error: unknown) => void },
): Promise<MessageTransport> {
  const inTurn = oneAtATime()
  let lastTimetoken = '0'
  let published = 0
  let isClosed = false
  const catchUp = () => {
    if (!isClosed) inTurn(readOn).catch(onError)
  }
  const listener = await openListener(url, {
    channel: CHANNEL,
    onNotification: catchUp,
    onReopened: catchUp,
    onError,
  })

  function arrived(body: unknown, timetoken: Timetoken): void {
    const publication = publicationSchema.safeParse(body)
    if (!publication.success) {
      onError(publication.error)
      return
    }
    deliver({ ...publication.data, timetoken })
  }

  async function readOn(): Promise<void> {
    const { rows } = await listener.query(
      'select timetoken::text, body from realtime_messages where timetoken > $1 order by timetoken',
      [lastTimetoken],
    )
    for (const row of rows) {
      const { timetoken, body } = messageSchema.parse(row)
      lastTimetoken = timetoken
      arrived(body, timetoken)
    }
  }

  async function send(publication: Publication): Promise<Entry> {
    const { rows } = await listener.query(PUBLISH, [timetokenAt(now()), JSON.stringify(publication)])
    const { timetoken } = rowSchema.parse(rows[0])
    published += 1
    if (published % PRUNE_EVERY === 0) await prune()
    if (isLater(timetoken, lastTimetoken)) await readOn()
    return { ...publication, timetoken }
  }

  async function prune(): Promise<void> {
    await listener.query(
      'delete from realtime_messages where timetoken < (select min(timetoken) from (select timetoken from realtime_messages order by timetoken desc limit $1) as kept)',
      [KEPT_MESSAGES],
    )
  }

  async function join(): Promise<void> {
    const { rows } = await listener.query(START, [timetokenAt(now())])
    const startedAt = rowSchema.parse(rows[0]).timetoken
    await readOn()
    // A newcomer before the first message needs a time too, and every message to come is later than this one.
    if (isLater(startedAt, lastTimetoken)) lastTimetoken = startedAt
  }

  await inTurn(join).catch(async (error: unknown) => {
    await listener.close()
    throw error
  })
  return {
    publish: (publication) => inTurn(() => send(publication)),
    current: () => lastTimetoken,
    close() {
      isClosed = true
      listener.giveUp()
      return inTurn(listener.close)
    },
  }
}
