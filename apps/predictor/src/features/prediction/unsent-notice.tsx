import type { Fixture } from '@touchline/game-rules'
import { buttonAttributes, Toast } from '@touchline/ui-kit'
import { fixturesCopy } from '../../config/copy/fixtures-copy.ts'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { usePaths } from '../../launch/use-paths.ts'
import { GameLink } from '../../navigation/game-link.tsx'
import { InNoticePlace } from '../../screen/in-notice-place.tsx'

interface UnsentNoticeProps {
  /** The match whose answers were not all saved. */
  readonly fixture: Fixture | undefined
  readonly onClose: () => void
}

/** Says on any screen that a Submit which waited for the connection has failed, and links to the match. */
export function UnsentNotice({ fixture, onClose }: UnsentNoticeProps) {
  const paths = usePaths()
  return (
    <InNoticePlace>
      <Toast
        open={fixture !== undefined}
        placement="flow"
        tone="negative"
        title={predictionCopy.failed}
        action={
          fixture === undefined ? undefined : (
            <GameLink to={paths.prediction(fixture.id)} {...buttonAttributes()}>
              {predictionCopy.showMatch}
            </GameLink>
          )
        }
        onClose={onClose}
      >
        {fixture === undefined
          ? null
          : predictionCopy.unsent(fixturesCopy.match(fixture.home.name, fixture.away.name))}
      </Toast>
    </InNoticePlace>
  )
}
