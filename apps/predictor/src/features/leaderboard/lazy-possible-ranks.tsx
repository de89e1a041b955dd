import type { Fixture } from '@touchline/game-rules'
import { useHasPassed } from '../../clock/use-has-passed.ts'
import { possibleRanksCopy } from '../../config/copy/possible-ranks-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import { optionalPart } from '../../loading/optional-part.ts'
import { Disclosure } from '../../match/closed-match/disclosure.tsx'
import type { PossibleRanksProps } from './possible-ranks.tsx'

const PossibleRanks = optionalPart<PossibleRanksProps>(
  'list of possible ranks',
  async () => (await import('./possible-ranks.tsx')).PossibleRanks,
  () => possibleRanksCopy.failed,
)

interface LazyPossibleRanksProps {
  readonly boardId: string
  /** The matches of the board. */
  readonly matches: readonly Fixture[]
}

/**
 * Renders the way to the ranks that are still possible, once every match of the board has closed and until every one is
 * decided. Nothing is loaded and read before it is opened.
 */
export function LazyPossibleRanks({ boardId, matches }: LazyPossibleRanksProps) {
  const { settings } = useGame()
  const played = matches.filter(({ isVoid }) => isVoid !== true)
  const undecided = played.filter(({ isSettled }) => !isSettled)
  const areClosed = useHasPassed(Math.max(...played.map(({ closesAt }) => closesAt)))
  if (undecided.length === 0 || !areClosed || settings.switchedOff.includes('possibleRanks')) return null
  return (
    <Disclosure summary={possibleRanksCopy.title}>
      <PossibleRanks boardId={boardId} undecided={undecided} />
    </Disclosure>
  )
}
