import type { Match } from '../../services/realtime/channel-log.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { isLater } from '../../services/realtime/timetokens.ts'
import { REALTIME_KEYS } from '../../wire/hosts.ts'
import type { Call } from './call.ts'
import { namesIn } from './call.ts'
import { activityIn } from './presence-call.ts'

/** Not zero: clients refuse a region of zero. */
const REGION = 1

/** `GET /v2/subscribe/{s}/{chs}/0`: at once without a time, held with one (docs/contract/realtime.md, 'Subscribe'). */
export async function subscribe(realtime: Realtime, call: Call): Promise<Response> {
  const { log, presence } = realtime
  const names = namesIn(call.path[3])
  const activity = activityIn(call.query)
  const asked = call.query.get('tt') ?? '0'
  if (/^0*$/.test(asked)) {
    // The response's time is taken first, so that a new subscriber receives its own join.
    const timetoken = realtime.current()
    const present = await call.presentUser()
    if (present !== undefined) await presence.touch(present, names, activity)
    return call.reply({ t: { t: timetoken, r: REGION }, m: [] })
  }
  // After a restart with an earlier clock a client's time may be in the future.
  const current = realtime.current()
  const after = isLater(asked, current) ? current : asked
  const idle = AbortSignal.timeout(realtime.idleMs)
  // At the beginning, not at the end: the user may leave through another request while this one is held.
  void call.presentUser().then((present) => {
    if (present !== undefined && !call.signal.aborted) presence.renew(present, names, activity)
  })
  const matches = await log.receive(names, after, AbortSignal.any([call.signal, idle, realtime.closing]))
  const newest = matches.at(-1)?.entry.timetoken ?? after
  return call.reply({ t: { t: newest, r: REGION }, m: matches.map(envelope) })
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
    ...(entry.customMessageType && { cmt: entry.customMessageType }),
    d: entry.payload,
  }
}
