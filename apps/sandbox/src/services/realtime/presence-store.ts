/** What somebody says about themselves on a channel. */
export type Attributes = Readonly<Record<string, unknown>>

/** Somebody on a channel. */
export interface Member {
  readonly user: string
  readonly attributes: Attributes | undefined
}

/** What a request says beside being one. */
export interface Activity {
  /** Seconds of silence after which somebody is gone. @default as announced before, else 300 */
  readonly timeoutSeconds?: number | undefined
  readonly attributes?: Readonly<Record<string, Attributes>> | undefined
}

/** Somebody came to a channel or went; worth telling the others. */
export interface Move extends Member {
  readonly channel: string
  /** How many are there now. */
  readonly occupancy: number
}

/** Who sits where, in this process or in all of them. Instants are epoch milliseconds. */
export interface Seats {
  /** Activity of somebody. Answers the channels that are new to them. */
  touch(user: string, channels: readonly string[], at: number, activity: Activity): Promise<readonly Move[]>
  /** Answers the channels that they were on. */
  leave(user: string, channels: readonly string[]): Promise<readonly Move[]>
  /** Takes the seats that have been silent for longer than announced; each is answered once, to one caller. */
  expire(at: number, timeScale: number): Promise<readonly Move[]>
  /** Says something else of somebody who is there. */
  describe(user: string, channels: readonly string[], attributes: Attributes): Promise<readonly Move[]>
  /** Who is on these channels, first come first. */
  here(channels: readonly string[]): Promise<readonly (Member & { readonly channel: string })[]>
  where(user: string): Promise<readonly string[]>
  /** All channels with somebody on them. */
  channels(): Promise<readonly string[]>
}

/** Seconds of silence where nobody announced any. */
export const DEFAULT_TIMEOUT_SECONDS = 300

/** The longest silence that a request may announce, in seconds. */
export const LONGEST_TIMEOUT_SECONDS = 3600

/** Seats kept at a time; beyond them a newcomer gets no seat until another one is free. */
export const MOST_SEATS = 20_000
