import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useImpressions } from '@touchline/engagement-sdk/react'
import type { Fixture, Score } from '@touchline/game-rules'
import { buttonAttributes, cardAttributes, Notice, Skeleton, Spinner } from '@touchline/ui-kit'
import { useMemo } from 'react'
import { Navigate } from 'react-router'
import { appCopy, fixtureCopy } from '../../config/copy.ts'
import { crowdCopy } from '../../fixture/closed-fixture/closed-fixture-copy.ts'
import { CrowdLens } from '../../fixture/closed-fixture/crowd-lens.tsx'
import { OpenPoints } from '../../fixture/closed-fixture/open-points.tsx'
import { cardLabel } from '../../fixture/question-texts.ts'
import { useGame } from '../../launch/game.ts'
import { publicLink, usePaths } from '../../launch/paths.ts'
import { ListLink } from '../../navigation/game-link.tsx'
import { type FixtureQuestions, sourcesOf } from '../../platform/fixture-questions.ts'
import { type QuestionResult, questionResults } from '../../platform/question-results.ts'
import { answersQuery, NO_ANSWERS, questionsQuery } from '../../queries/one-fixture.ts'
import { HeaderAction } from '../../screen/places.tsx'
import { ReadFrame, StaleNotice, StillWorking } from '../../screen/read-frame.tsx'
import layout from '../../screen/screen-layout.module.css'
import { UpdatesNotice } from '../../screen/updates-notice.tsx'
import { useScreenWidth } from '../../screen/wide-screen.ts'
import { ShareButton } from '../../sharing/share-button.tsx'
import { OwnPlace } from './own-place.tsx'
import { resultCopy } from './result-copy.ts'
import { ResultHero } from './result-hero.tsx'
import { ResultRow } from './result-row.tsx'
import styles from './result-screen.module.css'
import { resultText } from './result-texts.ts'
import { useCorrections } from './use-corrections.ts'

/** Renders the player's points of a match and the reasons for them. */
export function ResultScreen({ fixture }: { readonly fixture: Fixture }) {
  const game = useGame()
  const paths = usePaths()
  const isWide = useScreenWidth() === 'wide'
  usePrefetchQuery(answersQuery(game, fixture))
  const questions = useQuery(questionsQuery(game, fixture))
  // A match that was called off has picks, and no result.
  if (fixture.isVoid === true) return <Navigate to={paths.prediction(fixture.id)} replace />
  return (
    <>
      {/* On a wide screen the list next to it has the notice. */}
      {isWide ? null : <UpdatesNotice isAwaiting={!fixture.isSettled} className={styles['updates']} />}
      <ReadFrame read={questions} skeleton={<ResultSkeleton />} failedTitle={fixtureCopy.resultFailed}>
        {(read) => <Answered questions={read} />}
      </ReadFrame>
    </>
  )
}

function Answered({ questions }: { readonly questions: FixtureQuestions }) {
  const game = useGame()
  const read = useQuery(answersQuery(game, questions.fixture))
  const hasFailed = read.isLoadingError
  const answers = hasFailed ? NO_ANSWERS : read.data
  const results = useMemo(() => answers && questionResults(questions, answers), [questions, answers])
  const place = { tournamentId: game.launch.tournamentId, fixtureId: questions.fixture.id, hasResult: true }
  const link = publicLink(game.settings, place, window.location.origin)
  useImpressions(game.engagement, results === undefined ? [] : sourcesOf(questions))
  const corrections = useCorrections(questions.fixture.id, hasFailed ? undefined : results)
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
        hasCorrection={corrections.size > 0}
      >
        {isTotalKnown && questions.fixture.isSettled ? <OwnPlace fixture={questions.fixture} /> : null}
      </ResultHero>
      <div className={styles['body']}>
        {areAllShown ? null : (
          <Notice tone="caution" live="off">
            {fixtureCopy.questionsMissing}
          </Notice>
        )}
        {hasFailed ? (
          <StaleNotice onRetry={() => void read.refetch()}>{resultCopy.answersFailed}</StaleNotice>
        ) : (
          <OpenPoints questions={questions} answers={answers} />
        )}
        <ol className={`${cardAttributes().className} ${layout['rows']}`}>
          {results.map((result, place) => (
            <ResultRow
              key={result.question.id}
              label={cardLabel('result', place + 1)}
              result={result}
              isAnswerKnown={!hasFailed}
              earlierPoints={corrections.get(result.question.id)}
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

/** The height of six rows. */
const ROWS_HEIGHT = '384px'

/** Renders the places of a result while it is loading. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true">
      <div className={`${styles['hero']} ${styles['waiting']}`}>
        <Spinner size="l" label={appCopy.loading} />
        <StillWorking className={layout['note']} />
      </div>
      <div className={styles['body']}>
        <Skeleton shape="block" height={ROWS_HEIGHT} />
      </div>
    </div>
  )
}
