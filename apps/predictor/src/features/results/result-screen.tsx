import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { type Fixture, type Score, schemeFor } from '@touchline/game-rules'
import { buttonAttributes, cardAttributes, Notice } from '@touchline/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import { Navigate } from 'react-router'
import { fixtureCopy } from '../../config/copy.ts'
import { crowdCopy } from '../../fixture/closed-fixture/closed-fixture-copy.ts'
import { CrowdLens } from '../../fixture/closed-fixture/crowd-lens.tsx'
import { OpenPoints } from '../../fixture/closed-fixture/open-points.tsx'
import { cardLabel } from '../../fixture/question-texts.ts'
import { useShownImpressions } from '../../fixture/use-shown-impressions.ts'
import { useGame } from '../../launch/game.ts'
import { publicLink, usePaths } from '../../launch/paths.ts'
import { ListLink } from '../../navigation/game-link.tsx'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { logFailure } from '../../platform/log.ts'
import { type QuestionResult, questionResults } from '../../platform/question-results.ts'
import { answersQuery, firstAnswersQuery, NO_ANSWERS } from '../../queries/answers.ts'
import { questionsQuery } from '../../queries/fixtures.ts'
import { resultRefetchMs } from '../../queries/read-schedule.ts'
import { ReadFrame, StaleNotice } from '../../screen/read-frame.tsx'
import { HeaderAction } from '../../screen/screen-header.tsx'
import layout from '../../screen/screen-layout.module.css'
import { UpdatesNotice } from '../../screen/updates-notice.tsx'
import { useScreenWidth } from '../../screen/wide-screen.ts'
import { ShareButton } from '../../sharing/share-button.tsx'
import { OwnPlace } from './own-place.tsx'
import { resultCopy } from './result-copy.ts'
import { ResultHero } from './result-hero.tsx'
import { ResultRow } from './result-row.tsx'
import styles from './result-screen.module.css'
import { ResultSkeleton } from './result-skeleton.tsx'
import { resultText } from './result-texts.ts'
import { isCorrected, useSeenPoints } from './use-seen-points.ts'

const WAITING = { skeleton: <ResultSkeleton />, failedTitle: fixtureCopy.resultFailed }

interface ResultScreenProps {
  readonly fixture: Fixture
}

/** Renders the player's points of a match and the reasons for them. */
export function ResultScreen({ fixture }: ResultScreenProps) {
  const paths = usePaths()
  // A match that was called off has picks, and no result.
  return fixture.isVoid === true ? (
    <Navigate to={paths.prediction(fixture.id)} replace />
  ) : (
    <Results fixture={fixture} />
  )
}

function Results({ fixture }: ResultScreenProps) {
  const game = useGame()
  const isWide = useScreenWidth() === 'wide'
  // One random number for as long as the screen is open: a new interval would start the wait again at each render.
  const [refetchInterval] = useState(() => resultRefetchMs(Math.random))
  usePrefetchQuery(firstAnswersQuery(game, fixture))
  const questions = useQuery({
    ...questionsQuery(game, fixture),
    // Points arrive one by one and may be corrected: poll while the screen is open.
    refetchInterval,
  })
  return (
    <>
      {/* On a wide screen the list next to it has the notice. */}
      {isWide ? null : <UpdatesNotice isAwaiting={!fixture.isSettled} className={styles['updates']} />}
      <ReadFrame read={questions} {...WAITING}>
        {(read) => <Answered questions={read} />}
      </ReadFrame>
    </>
  )
}

function Answered({ questions }: { readonly questions: FixtureQuestions }) {
  const game = useGame()
  const read = useQuery(answersQuery(game, questions))
  const hasFailed = read.isLoadingError
  const answers = hasFailed ? NO_ANSWERS : read.data
  const results = useMemo(() => answers && questionResults(questions, answers), [questions, answers])
  useEffect(() => {
    if (hasFailed) logFailure('The answers could not be read', read.error)
  }, [hasFailed, read.error])
  const place = { tournamentId: game.launch.tournamentId, fixtureId: questions.fixture.id, hasResult: true }
  const link = publicLink(game.settings, place, window.location.origin)
  const shown = useMemo(() => (results ?? []).map(({ question }) => question), [results])
  useShownImpressions(questions, shown)
  const scheme = schemeFor(game.entry.tournament)
  const seen = useSeenPoints(questions.fixture.id, hasFailed ? undefined : results)
  if (answers === undefined || results === undefined) return <ResultSkeleton />
  const areAllShown = questions.isComplete && questions.unavailable.length === 0
  const isTotalKnown = areAllShown && !hasFailed
  const isAnyDecided = results.some(({ settlement }) => settlement.state === 'settled')
  return (
    <>
      {isTotalKnown && isAnyDecided ? (
        <ShareButton text={resultText(questions.fixture, results, link)} buttonIn={HeaderAction} />
      ) : null}
      <ResultHero
        results={results}
        isTotalKnown={isTotalKnown}
        teams={questions.fixture}
        score={finalScore(results) ?? questions.fixture.score}
        hasCorrection={results.some((result) => isCorrected(result, seen?.get(result.question.id)))}
      >
        {isTotalKnown && questions.fixture.isSettled ? <OwnPlace fixture={questions.fixture} /> : null}
      </ResultHero>
      {areAllShown ? null : (
        <div className={styles['notice']}>
          <Notice tone="caution" live="off">
            {fixtureCopy.questionsMissing}
          </Notice>
        </div>
      )}
      {hasFailed ? (
        <div className={styles['notice']}>
          <StaleNotice onRetry={() => void read.refetch()}>{resultCopy.answersFailed}</StaleNotice>
        </div>
      ) : null}
      {hasFailed ? null : <OpenPoints className={styles['notice']} questions={questions} answers={answers} />}
      <ol className={`${cardAttributes().className} ${layout['rows']} ${styles['rows']}`}>
        {results.map((result, place) => (
          <ResultRow
            key={result.question.id}
            label={cardLabel('result', place + 1)}
            result={result}
            scheme={scheme}
            seenPoints={seen?.get(result.question.id)}
          >
            <CrowdLens
              questions={questions}
              answers={answers}
              question={result.question}
              title={crowdCopy.title}
            />
          </ResultRow>
        ))}
      </ol>
      <div className={styles['foot']}>
        <ListLink {...buttonAttributes({ variant: 'primary', wide: true })}>
          {resultCopy.backToFixtures}
        </ListLink>
      </div>
    </>
  )
}

/** Returns the real final score once the platform has it. */
function finalScore(results: readonly QuestionResult[]): Score | undefined {
  return results.map(({ correct }) => correct).find((answer) => answer?.kind === 'match-result')
}
