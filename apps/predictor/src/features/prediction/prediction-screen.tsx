import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { type Fixture, kickOffText } from '@touchline/game-rules'
import { Notice, ProgressStep, ProgressSteps, Skeleton, Spinner, StepHeading } from '@touchline/ui-kit'
import { CountdownText } from '@touchline/ui-kit/questions'
import { useState } from 'react'
import { appCopy, fixtureChangeCopy, fixtureCopy } from '../../config/copy.ts'
import { useKickOffMove } from '../../fixture/kick-off.ts'
import { useGame } from '../../launch/game.ts'
import { useHasPassed, usePlatformTime } from '../../launch/use-platform-time.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { answersQuery, questionsQuery } from '../../queries/one-fixture.ts'
import { HeaderLine } from '../../screen/places.tsx'
import { ReadFrame, StillWorking } from '../../screen/read-frame.tsx'
import { PredictionForm } from './form/prediction-form.tsx'
import { predictionCopy } from './prediction-copy.ts'
import styles from './prediction-screen.module.css'

const WAITING = { skeleton: <PredictionSkeleton />, failedTitle: fixtureCopy.questionsFailed }

/** Renders the questions of one fixture, from open to closed. */
export function PredictionScreen({ fixture }: { readonly fixture: Fixture }) {
  const game = useGame()
  usePrefetchQuery(answersQuery(game, fixture))
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

/** Renders the countdown or, while an unconfirmed device clock is past the closing time, that the platform decides. */
function ClosingTime({ closesAt }: Pick<Fixture, 'closesAt'>) {
  const isClosed = useHasPassed(closesAt)
  const isPastOnDevice = usePlatformTime(({ now }) => now >= closesAt)
  return isPastOnDevice && !isClosed ? (
    <p className={styles['countdown']}>{predictionCopy.closingUnknown}</p>
  ) : (
    <CountdownText className={styles['countdown']} closesAt={closesAt} />
  )
}

/** Renders that a fixture was called off or moved. */
function FixtureChanges({ fixture }: { readonly fixture: Fixture }) {
  const hasMoved = useKickOffMove(fixture)
  const [dismissedAt, setDismissedAt] = useState<number>()
  if (fixture.isVoid === true) {
    return (
      <div className={styles['changes']}>
        <Notice title={fixtureChangeCopy.offTag(fixture)}>{fixtureChangeCopy.offNote(fixture)}</Notice>
      </div>
    )
  }
  if (!hasMoved || dismissedAt === fixture.kickOffAt) return null
  const { weekday, date, time } = kickOffText(fixture.kickOffAt)
  return (
    <div className={styles['changes']}>
      <Notice tone="caution" onDismiss={() => setDismissedAt(fixture.kickOffAt)}>
        {fixtureChangeCopy.moved(`${weekday}, ${date}, ${time}`)}
      </Notice>
    </div>
  )
}

/** Renders the form once the platform's answers are read: a form without them must not be sent. */
function Answers({ questions }: { readonly questions: FixtureQuestions }) {
  const game = useGame()
  const savedAnswers = useQuery(answersQuery(game, questions.fixture))
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

const PLACES = [
  { name: 'scores', height: '105px' },
  { name: 'minute', height: '7.4rem' },
  { name: 'count', height: 'calc(44px + 1.25rem)' },
  { name: 'first choice', height: '44px' },
  { name: 'second choice', height: '44px' },
  { name: 'third choice', height: '44px' },
]

/** Renders the place of the questions while they are being loaded. */
export function PredictionSkeleton() {
  return (
    <div className={styles['sheet']} aria-busy="true">
      <div className={styles['head']}>
        <span className={styles['title']}>{fixtureCopy.prediction}</span>
        <StillWorking />
        <Spinner size="s" label={appCopy.loading} />
      </div>
      {/* Drawn only: a heading without words would be read out as one. */}
      <div aria-hidden="true">
        <ProgressSteps>
          {PLACES.map(({ name, height }) => (
            <ProgressStep key={name}>
              <StepHeading eyebrow={<Skeleton width="12ch" />} title="&nbsp;" />
              <Skeleton shape="block" height={height} />
            </ProgressStep>
          ))}
        </ProgressSteps>
      </div>
    </div>
  )
}
