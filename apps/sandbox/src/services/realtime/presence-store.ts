/** What a user publishes about itself on a channel. */
export type Attributes = Readonly<Record<string, unknown>>

/** A user on a channel. */
export interface Member {
  readonly user: string
  readonly attributes: Attributes | undefined
}

/** What a request contains about the presence of its user. */
export interface Activity {
  /** Seconds of silence after which the user counts as gone. @default as announced before, else 300 */
  readonly timeoutSeconds?: number | undefined
  readonly attributes?: Readonly<Record<string, Attributes>> | undefined
}

/** A user joined a channel or left it; listeners are notified. */
export interface Move extends Member {
  readonly channel: string
  /** How many users are on the channel now. */
  readonly occupancy: number
}

/** Stores which users are on which channels, for this process or for all of them. Instants are epoch milliseconds. */
export interface PresenceStore {
  /** Records activity of a user. Returns the channels that the user has joined by it. */
  touch(user: string, channels: readonly string[], at: number, activity: Activity): Promise<readonly Move[]>
  /** Returns the channels that the user was on. */
  leave(user: string, channels: readonly string[]): Promise<readonly Move[]>
  /**
   * Removes users that were silent for longer than announced and, beyond the most that are stored, those that were silent
   * the longest, so that a newcomer always has a seat. Each is returned once, to one caller.
   */
  expire(at: number): Promise<readonly Move[]>
  /** Changes the attributes of a user that is on these channels. */
  describe(user: string, channels: readonly string[], attributes: Attributes): Promise<readonly Move[]>
  /** Returns the users on a channel, in the order in which they joined. */
  here(channel: string): Promise<readonly Member[]>
  /** Returns the channels that a user is on. */
  where(user: string): Promise<readonly string[]>
}

/** Seconds of silence until a user counts as gone if no request announced any. */
export const DEFAULT_TIMEOUT_SECONDS = 300

/** The longest silence that a request may announce, in seconds. */
export const LONGEST_TIMEOUT_SECONDS = 3600

/** Users on channels that are stored; each sweep removes those beyond it. */
export const MAX_PRESENT = 20_000
