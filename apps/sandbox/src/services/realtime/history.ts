import type { ChannelLog, Entry } from './channel-log.ts'
import { isLater, type Timetoken } from './timetokens.ts'

/** The requested part of a channel's history. */
export interface HistoryQuery {
  /** Older than this. */
  readonly start?: Timetoken | undefined
  /** At this or newer. */
  readonly end?: Timetoken | undefined
  readonly max: number
}

/** Returns the newest `max` stored messages of a channel between two times, the oldest first. */
export function historyOf(
  log: ChannelLog,
  channel: string,
  { start, end, max }: HistoryQuery,
): readonly Entry[] {
  const between = log
    .stored(channel)
    .filter(({ timetoken }) => isBefore(timetoken, start) && (end === undefined || !isLater(end, timetoken)))
  return between.slice(-max)
}

function isBefore(timetoken: Timetoken, start: Timetoken | undefined): boolean {
  return start === undefined || isLater(start, timetoken)
}
