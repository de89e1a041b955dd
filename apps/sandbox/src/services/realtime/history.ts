import type { ChannelLog, Entry } from './channel-log.ts'
import { isLater, type Timetoken } from './timetokens.ts'

/** Which part of a channel's history is asked for. */
export interface HistoryQuery {
  /** Older than this. */
  readonly start?: Timetoken | undefined
  /** At this or newer. */
  readonly end?: Timetoken | undefined
  readonly max: number
}

/** The newest so many of a channel's stored messages between two times, the oldest first. */
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
