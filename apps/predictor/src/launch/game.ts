import { queryOptions, useQuery } from '@tanstack/react-query'
import { createEngagement, type Engagement, memoryStore } from '@touchline/engagement-sdk'
import { createContext, use } from 'react'
import { PredictorError } from '../config/predictor-error.ts'
import type { Settings } from '../config/settings.ts'
import type { TournamentEntry } from '../config/tournaments.ts'
import {
  type DeviceStorage,
  forgetOtherRecords,
  type PlayerStore,
  playerStoreOf,
} from '../device/device-storage.ts'
import { logFailure } from '../platform/log.ts'
import { type Player, playerFromProfile, readProfile } from '../platform/profile.ts'
import { keys } from '../queries/keys.ts'
import { type PlatformSession, signedOutState } from '../queries/session.ts'
import type { LaunchParams } from './launch-params.ts'

/** One player's game of one tournament: the services that screens read and write with. */
export interface Game extends Omit<GameParts, 'tokenProvider' | 'clock'> {
  readonly engagement: Engagement
  /** Returns what this device stores for the player. @throws PredictorError before the platform client is initialised */
  playerStore(): PlayerStore
}

/** What a game is made of. */
export interface GameParts {
  readonly launch: LaunchParams
  readonly settings: Settings
  readonly entry: TournamentEntry
  readonly storage: DeviceStorage
  /** Returns a token to replace one that is no longer valid; resolves to '' if there is none. */
  readonly tokenProvider?: ((refused: string) => Promise<string>) | undefined
  /** Sends every request of the game, also those outside the platform client. @default the browser's */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The device's clock in epoch milliseconds. @default Date.now */
  readonly clock?: (() => number) | undefined
}

export function createGame({
  fetch = (input, init) => globalThis.fetch(input, init),
  tokenProvider,
  clock,
  ...parts
}: GameParts): Game {
  const { launch, settings, storage } = parts
  const engagement: Engagement = createEngagement({
    clientId: settings.clientId,
    endpoint: settings.platformEndpoint,
    trustedOrigins: settings.platformOrigins,
    accessToken: launch.accessToken,
    tokenProvider:
      tokenProvider && (() => tokenProvider(engagement.profile?.access_token ?? launch.accessToken)),
    // The token lives in the address and in memory, and nowhere else.
    store: memoryStore(),
    fetch,
    clock,
    logger: {
      // A rejected item is named in the message.
      warn: (message, details) => logFailure(message, details instanceof Error ? details : ''),
      error: (message, details) => logFailure(message, details),
    },
  })
  let playerStore: PlayerStore | undefined
  engagement.on('ready', ({ id }) => {
    forgetOtherRecords(id, storage)
    playerStore ??= playerStoreOf(id, storage)
  })
  return {
    ...parts,
    engagement,
    fetch,
    playerStore: () => {
      if (playerStore === undefined)
        throw new PredictorError('playerStore was called before the player is known. Await init() first.')
      return playerStore
    },
  }
}

/** Reads the signed-in player. The first read is the client's own initialisation. */
export function playerQuery({ engagement }: PlatformSession) {
  return queryOptions({
    queryKey: keys.player(),
    queryFn: async () =>
      playerFromProfile(
        engagement.phase === 'ready' ? await readProfile(engagement) : await initialise(engagement),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    // Without a player there is no screen.
    throwOnError: (_error, { state }) => state.data === undefined,
  })
}

async function initialise(engagement: Engagement) {
  try {
    return await engagement.init()
  } catch (cause) {
    if (engagement.application !== undefined) throw cause
    // It is read once, without a retry (specification, section 7).
    throw new PredictorError('The application could not be read', { cause })
  }
}

/** The game of the nearest provider. */
export const GameContext = createContext<Game | undefined>(undefined)

/** Returns the game of the nearest GameContext. */
export function useGame(): Game {
  const game = use(GameContext)
  if (game === undefined)
    throw new PredictorError('useGame was called outside a GameContext. Render the screen inside one.')
  return game
}

/** Returns what this device stores for the player. Behind the player gate only: before it the player is not known. */
export function usePlayerStore(): PlayerStore {
  return useGame().playerStore()
}

/** Returns whether the player's token has expired and was not replaced yet. */
export function useIsSignedOut(): boolean {
  return useQuery(signedOutState).data === true
}

/** Returns the player; undefined until the first read. Frames are rendered before that, what they frame is not. */
export function usePlayer(): Player | undefined {
  return useQuery(playerQuery(useGame())).data
}
