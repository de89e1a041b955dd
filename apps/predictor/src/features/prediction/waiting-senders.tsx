import { useQuery } from '@tanstack/react-query'
import type { Fixture, FixtureId } from '@touchline/game-rules'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useGame } from '../../launch/use-game.ts'
import { useFixtureRead } from '../../match/use-fixture-read.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { answersQuery } from '../../queries/answers.ts'
import { questionsQuery } from '../../queries/questions.ts'
import { UnsentNotice } from './unsent-notice.tsx'
import { usePredictionForm } from './use-prediction-form.ts'

interface WaitingSendersProps {
  /** The match whose own form is on the screen and sends for itself. */
  readonly openId: FixtureId | undefined
}

/**
 * Sends what was submitted without a connection, whatever screen is open when the connection returns. A notice leads to
 * a match whose answers were not all saved.
 */
export function WaitingSenders({ openId }: WaitingSendersProps) {
  const { waitingSubmits } = useGame()
  const waiting = useSyncExternalStore(waitingSubmits.subscribe, waitingSubmits.ids)
  // A match stays here after it stopped waiting, until its answers have arrived.
  const [taken, setTaken] = useState<readonly FixtureId[]>([])
  const added = waiting.filter((id) => id !== openId && !taken.includes(id))
  if (added.length > 0) setTaken([...taken, ...added])
  const isAtItsForm = (id: FixtureId) => id === openId && waiting.includes(id)
  const [failed, setFailed] = useState<readonly Fixture[]>([])
  if (failed.some(({ id }) => id === openId)) setFailed(failed.filter(({ id }) => id !== openId))
  return (
    <>
      {taken
        .filter((id) => !isAtItsForm(id))
        .map((id) => (
          <WaitingSender
            key={id}
            fixtureId={id}
            onDone={(fixture, isSaved) => {
              setTaken((before) => before.filter((one) => one !== id))
              if (!isSaved) setFailed((before) => [...before, fixture])
            }}
          />
        ))}
      <UnsentNotice fixture={failed[0]} onClose={() => setFailed(failed.slice(1))} />
    </>
  )
}

interface WaitingSenderProps {
  readonly fixtureId: FixtureId
  /** Called when the attempt is over. */
  readonly onDone: (fixture: Fixture, isSaved: boolean) => void
}

function WaitingSender({ fixtureId, onDone }: WaitingSenderProps) {
  const { data } = useFixtureRead(fixtureId)
  return data === undefined ? null : <QuestionsOf fixture={data.fixture} onDone={onDone} />
}

function QuestionsOf({
  fixture,
  onDone,
}: Pick<FixtureQuestions, 'fixture'> & Pick<WaitingSenderProps, 'onDone'>) {
  const asked = useQuery(questionsQuery(useGame(), fixture))
  return asked.data === undefined ? null : <AnswersOf asked={asked.data} onDone={onDone} />
}

interface AskedProps extends Pick<WaitingSenderProps, 'onDone'> {
  readonly asked: FixtureQuestions
}

function AnswersOf({ asked, onDone }: AskedProps) {
  const stored = useQuery(answersQuery(useGame(), asked))
  return stored.data === undefined ? null : (
    <FormWithoutScreen asked={asked} stored={stored.data} onDone={onDone} />
  )
}

/** The same form as on the screen, so that nothing is sent by other rules. */
function FormWithoutScreen({ asked, stored, onDone }: AskedProps & { readonly stored: StoredAnswers }) {
  const { name } = usePredictionForm(asked, stored).form.phase
  const isDone = name !== 'waiting' && name !== 'submitting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when the attempt is over
  useEffect(() => {
    if (isDone) onDone(asked.fixture, name === 'submitted')
  }, [isDone])
  return null
}
