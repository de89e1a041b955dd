import type { Context } from 'hono'
import type { Match } from '../../services/realtime/channel-log.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { isLater } from '../../services/realtime/timetokens.ts'
import { REALTIME_KEYS } from '../../wire/hosts.ts'
import { channelsOf, type PresentUser, RefusedCallError, reply, userOf } from './call.ts'
import { timeoutOf } from './presence-call.ts'

/** Not zero: clients refuse a region of zero. */
const REGION = 1

/** Answers at once without a time, and holds the request with one (docs/contract/realtime.md, 'Subscribe'). */
export async function subscribe(realtime: Realtime, presentUser: PresentUser, c: Context): Promise<Response> {
  const { log, presence, transport } = realtime
  const { signal } = c.req.raw
  const names = channelsOf(c)
  const timeoutSeconds = timeoutOf(c)
  const asked = c.req.query('tt') ?? '0'
  if (!/^\d*$/.test(asked)) throw new RefusedCallError('Invalid Timetoken')
  if (/^0*$/.test(asked)) {
    // The response's time is taken first, so that a new subscriber receives its own join.
    const timetoken = transport.current()
    const present = await presentUser(c, userOf(c))
    if (present !== undefined) await presence.touch(present, names, timeoutSeconds)
    return reply(c, { t: { t: timetoken, r: REGION }, m: [] })
  }
  // After a restart with an earlier clock a client's time may be in the future.
  const current = transport.current()
  const after = isLater(asked, current) ? current : asked
  // At the beginning, not at the end: the user may leave through another request while this one is held.
  void presentUser(c, userOf(c)).then((present) => {
    if (present !== undefined && !signal.aborted) presence.renew(present, names, timeoutSeconds)
  })
  const matches = await log.receive(names, after, signal)
  const newest = matches.at(-1)?.entry.timetoken ?? after
  return reply(c, { t: { t: newest, r: REGION }, m: matches.map(envelope) })
}

function envelope({ entry, name }: Match) {
  return {
    a: '1',
    f: 0,
    i: entry.publisher,
    ...(entry.mark && { e: entry.mark }),
    p: { t: entry.timetoken, r: REGION },
    k: REALTIME_KEYS.subscribe,
    c: entry.channel,
    b: name,
    ...(entry.userMetadata !== undefined && { u: entry.userMetadata }),
    d: entry.payload,
  }
}
