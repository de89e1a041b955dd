/** Begins every key of the game in the browser's storage. */
export const KEY_PREFIX = 'touchline:'

/** One choice for the whole device: the tag is loaded before the player is known. */
export const ANALYTICS_CONSENT_KEY = 'analytics-consent'

/** When the page was last reloaded for a missing part; until the tab is closed. */
export const RELOADED_AT_KEY = `${KEY_PREFIX}reloaded-at`

/** The records of a player with the first part of their keys. Devices have these texts: a changed text loses its records. */
const RECORDS = {
  draft: 'draft',
  pendingProfileUpdates: 'unnoted',
  seenPoints: 'seen',
  seenRanks: 'ranks',
  savedCalendar: 'calendar',
  kickOffSeenAtMatch: 'kick-off',
  kickOffSeenInList: 'listed',
  reward: 'reward',
  matesBoards: 'mates',
} as const

/** Names a record of a player; with the id of its match, round or board if each has one. */
export type PlayerKey = readonly [record: keyof typeof RECORDS, id?: string]

/** Returns the key of a player's record in the device's storage. */
export function playerKey(playerId: string, [record, id]: PlayerKey): string {
  const key = `${RECORDS[record]}:${playerId}`
  return id === undefined ? key : `${key}:${id}`
}

/** Returns the id of the player whose record has this key; undefined for a key of the whole device. */
export function playerIdOfKey(key: string): string | undefined {
  return key.split(':')[1]
}

/** Returns whether a key is that of a record that the game stores for this player. */
export function isRecordOf(playerId: string, key: string): boolean {
  const [name, owner] = key.split(':')
  return owner === playerId && Object.values<string | undefined>(RECORDS).includes(name)
}
