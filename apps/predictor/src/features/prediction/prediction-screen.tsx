import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { CountdownText } from '@touchline/ui-kit/questions'
import { useHasPassed, usePlatformTime } from '../../clock/use-platform-time.ts'
import { fixtureChangeCopy, fixtureCopy } from '../../config/copy.ts'
import { useGame } from '../../launch/game.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { answersQuery, firstAnswersQuery } from '../../queries/answers.ts'
import { questionsQuery } from '../../queries/questions.ts'
import { ReadFrame } from '../../screen/read-frame.tsx'
import { HeaderLine } from '../../screen/screen-header.tsx'
import { FixtureChanges } from './fixture-changes.tsx'
import { PredictionForm } from './form/prediction-form.tsx'
import { predictionCopy } from './prediction-copy.ts'
import styles from './prediction-screen.module.css'
import { PredictionSkeleton } from './prediction-skeleton.tsx'

const WAITING = { skeleton: <PredictionSkeleton />, failedTitle: fixtureCopy.questionsFailed }

interface PredictionScreenProps {
  readonly fixture: Fixture
}

/** The questions of one match, from open to closed. */
export function PredictionScreen({ fixture }: PredictionScreenProps) {
  const game = useGame()
  usePrefetchQuery(firstAnswersQuery(game, fixture))
  const questions = useQuery(questionsQuery(game, fixture))
  const newest = questions.data?.fixture ?? fixture
  return (
    <>
      <HeaderLine>
        {fixture.isVoid === true ? (
          <p className={styles['countdown']}>{fixtureChangeCopy.offTag(fixture)}</p>
        ) : (
          <ClosingTime closesAt={newest.closesAt} />
        )}
      </HeaderLine>
      <FixtureChanges fixture={fixture} />
      <ReadFrame read={questions} {...WAITING}>
        {(read) => <Answers questions={read} />}
      </ReadFrame>
    </>
  )
}

/** The countdown; while a device clock that nothing confirms is past the closing time, a line that says who decides. */
function ClosingTime({ closesAt }: Pick<Fixture, 'closesAt'>) {
  const isClosed = useHasPassed(closesAt)
  const isPastOnDevice = usePlatformTime(({ now }) => now >= closesAt)
  return isPastOnDevice && !isClosed ? (
    <p className={styles['countdown']}>{predictionCopy.closingUnknown}</p>
  ) : (
    <CountdownText className={styles['countdown']} closesAt={closesAt} />
  )
}

/** The form waits for the answers that the platform has: a form that does not know them must not be sent. */
function Answers({ questions }: { readonly questions: FixtureQuestions }) {
  const game = useGame()
  const savedAnswers = useQuery(answersQuery(game, questions))
  return (
    <ReadFrame
      read={savedAnswers}
      {...WAITING}
      failedTitle={predictionCopy.readFailedTitle}
      failedText={predictionCopy.readFailed}
    >
      {(read) => <PredictionForm questions={questions} savedAnswers={read} />}
    </ReadFrame>
  )
}
