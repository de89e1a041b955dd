import { factsFromPoints, type MatchFacts } from '@touchline/game-rules'
import { createContext, use } from 'react'

/** How a match stands, as the host page sends it. It is shown, and decides no points: those come from the platform. */
export interface LiveScore extends Pick<MatchFacts, 'firstTry' | 'firstPointsMinute' | 'conversions'> {
  readonly home: number
  readonly away: number
  /** The minute on the match clock. */
  readonly minute?: number | undefined
  /** The score at half time, once it is reached. */
  readonly halfTime?: { readonly home: number; readonly away: number } | undefined
}

/** The latest live score of each match, by its id. */
export type LiveScores = Readonly<Record<string, LiveScore>>

/** The scores that the host page has sent since the page was opened. */
export const LiveScoresContext = createContext<LiveScores>({})

/** Returns the live score of a match; undefined if the host page has sent none. */
export function useLiveScore(fixtureId: string): LiveScore | undefined {
  const scores = use(LiveScoresContext)
  return Object.hasOwn(scores, fixtureId) ? scores[fixtureId] : undefined
}

/** Returns what would be the facts of the match if it ended now. */
export function liveFacts({ home, away, halfTime, ...live }: LiveScore): MatchFacts {
  const { firstTry, firstPointsMinute, conversions } = live
  const facts = { firstTry, firstPointsMinute, conversions }
  if (halfTime === undefined) return { ...facts, homeScore: home, awayScore: away }
  return {
    ...facts,
    ...factsFromPoints({
      home: { firstHalf: halfTime.home, secondHalf: home - halfTime.home },
      away: { firstHalf: halfTime.away, secondHalf: away - halfTime.away },
    }),
  }
}
