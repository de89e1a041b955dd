import type { Fixture } from '@touchline/game-rules'
import { Button, Toast } from '@touchline/ui-kit'
import { useLocation } from 'react-router'
import { fixturesCopy } from '../config/copy.ts'
import { matchScreenAt, usePaths } from '../launch/paths.ts'
import { useGameNavigation } from '../navigation/game-navigation.ts'
import { InNoticePlace } from '../screen/notice-place.tsx'

/** Texts about events while the game is open. */
const liveCopy = {
  resultsIn: 'Results are in',
  openResult: 'See the result',
  openMatches: 'Show the matches',
} as const

/** Long enough to read twice; after that the list still shows 'See results'. */
const SHOWN_MS = 12_000

interface ResultsNoticeProps {
  readonly arrived: readonly Fixture[]
  readonly onClose: () => void
}

/** Renders 'Results are in' at the lower edge of the page for a while, and announces it politely. */
export function ResultsNotice({ arrived, onClose }: ResultsNoticeProps) {
  const paths = usePaths()
  const navigation = useGameNavigation()
  const shown = matchScreenAt(useLocation().pathname)
  const [first, ...others] = arrived
  const isShownAlready = others.length === 0 && shown?.screen === 'result' && first?.id === shown.fixtureId
  function open(): void {
    onClose()
    if (first !== undefined) navigation.open(others.length === 0 ? paths.result(first.id) : paths.fixtures)
  }
  return (
    <InNoticePlace>
      <Toast
        open={first !== undefined}
        placement="flow"
        durationMs={SHOWN_MS}
        tone="positive"
        title={liveCopy.resultsIn}
        action={
          isShownAlready ? undefined : (
            <Button onClick={open}>{others.length === 0 ? liveCopy.openResult : liveCopy.openMatches}</Button>
          )
        }
        onClose={onClose}
      >
        {arrived.map(({ home, away }) => fixturesCopy.match(home.name, away.name)).join(', ')}
      </Toast>
    </InNoticePlace>
  )
}
