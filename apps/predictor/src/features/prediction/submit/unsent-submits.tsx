import { useMutationState, useQueryClient } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { buttonAttributes, Toast } from '@touchline/ui-kit'
import { fixtureCopy } from '../../../config/copy.ts'
import { usePaths } from '../../../launch/paths.ts'
import { GameLink } from '../../../navigation/game-link.tsx'
import { keys } from '../../../queries/keys.ts'
import { InNoticePlace } from '../../../screen/places.tsx'
import { predictionCopy } from '../prediction-copy.ts'
import { hasUnsaved, removeSettledSubmits, type Submit } from './attempt.ts'

interface UnsentSubmitsProps {
  /** The fixture whose own form is on the screen and shows the result itself. */
  readonly openId: FixtureId | undefined
}

/**
 * Says on any screen that not all answers to a fixture were saved after its form was left, and links to it. A visit to the
 * fixture ends the notice.
 */
export function UnsentSubmits({ openId }: UnsentSubmitsProps) {
  const client = useQueryClient()
  const paths = usePaths()
  const unsent = useMutationState({
    filters: { mutationKey: keys.submits() },
    select: (submit: Submit) => (hasUnsaved(submit) ? submit.state.variables?.questions.fixture : undefined),
  })
  const fixture = unsent.find((one) => one !== undefined && one.id !== openId)
  const link = fixture && (
    <GameLink to={paths.prediction(fixture.id)} {...buttonAttributes()}>
      {predictionCopy.showMatch}
    </GameLink>
  )
  return (
    <InNoticePlace>
      <Toast
        open={fixture !== undefined}
        placement="flow"
        tone="negative"
        title={predictionCopy.failed}
        action={link}
        onClose={() => {
          if (fixture !== undefined) removeSettledSubmits(client, fixture.id)
        }}
      >
        {fixture && predictionCopy.unsent(fixtureCopy.teams(fixture.home.name, fixture.away.name))}
      </Toast>
    </InNoticePlace>
  )
}
