import { useMutationState, useQueryClient } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { keys } from '../../queries/keys.ts'
import { type CachedSubmit, hasUnsaved, removeDoneSubmits } from '../../queries/submit/cached-submits.ts'
import { UnsentNotice } from './unsent-notice.tsx'

interface UnsentSubmitsProps {
  /** The match whose own form is on the screen and shows the result itself. */
  readonly openId: FixtureId | undefined
}

/** Names a match whose answers were not all saved after its form was left. A visit to the match ends the notice. */
export function UnsentSubmits({ openId }: UnsentSubmitsProps) {
  const client = useQueryClient()
  const unsent = useMutationState({
    filters: { mutationKey: keys.submits() },
    select: (submit: CachedSubmit) =>
      hasUnsaved(submit) ? submit.state.variables?.questions.fixture : undefined,
  })
  const fixture = unsent.find((one) => one !== undefined && one.id !== openId)
  return (
    <UnsentNotice
      fixture={fixture}
      onClose={() => {
        if (fixture !== undefined) removeDoneSubmits(client, fixture.id)
      }}
    />
  )
}
