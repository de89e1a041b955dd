import { type ScoringScheme, schemeFor } from '@touchline/game-rules'
import { Card, Slider } from '@touchline/ui-kit'
import { useId, useState } from 'react'
import { whatIfCopy } from '../../config/copy/what-if-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import { shortName } from '../../match/short-name.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { resultsOf } from '../../queries/results.ts'
import styles from './closed-match.module.css'
import { type OpenPoints, openPoints, whatIfScore } from './open-points.ts'

export interface WhatIfProps {
  readonly asked: FixtureQuestions
  readonly answers: StoredAnswers
}

/** Renders the points so far and those still possible, and what each open question would pay. */
export function WhatIf({ asked, answers }: WhatIfProps) {
  const { entry } = useGame()
  const title = useId()
  const scheme = schemeFor(entry.tournament)
  const points = openPoints({ asked, answers, results: resultsOf(asked, answers) }, scheme)
  if (points === undefined) return null
  const { soFar, stillPossible, open } = points
  return (
    <Card as="section" aria-labelledby={title} className={styles['whatIf']}>
      <h3 id={title} className={styles['lensTitle']}>
        {whatIfCopy.title}
      </h3>
      <p className={styles['range']}>{whatIfCopy.range(soFar, stillPossible)}</p>
      {points.scorePicks === undefined ? null : <FinalScore asked={asked} points={points} scheme={scheme} />}
      {open.length === 0 ? null : (
        <>
          <p className={styles['team']}>{whatIfCopy.pays}</p>
          <dl className={styles['pays']}>
            {open.map(({ question, payments }) => (
              <div key={question.id}>
                <dt>{shortName(question) ?? question.text}</dt>
                <dd>
                  {[
                    ...payments.map(({ outcome, points: count }) => whatIfCopy.payment(outcome, count)),
                    whatIfCopy.nothingElse,
                  ].join(' · ')}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  )
}

/** The sliders reach this score, and the pick with its points on both sides. */
const HIGHEST_SCORE = 60
const BEYOND_PICK = 15

interface FinalScoreProps {
  readonly asked: FixtureQuestions
  readonly points: OpenPoints
  readonly scheme: ScoringScheme
}

function FinalScore({ asked, points, scheme }: FinalScoreProps) {
  const { home, away } = asked.fixture
  const { 'home-score': pickedHome = 0, 'away-score': pickedAway = 0 } = points.scorePicks ?? {}
  const [score, setScore] = useState({ home: pickedHome, away: pickedAway })
  const max = Math.max(HIGHEST_SCORE, pickedHome + BEYOND_PICK, pickedAway + BEYOND_PICK)
  const { earned, max: most, from, to } = whatIfScore(points, score, scheme)
  return (
    <fieldset className={styles['whatIf']}>
      <legend className={styles['team']}>{whatIfCopy.ends(score.home, score.away)}</legend>
      <div className={styles['sliders']}>
        <Slider
          label={home.name}
          value={score.home}
          max={max}
          valueHidden
          onValueChange={(next) => setScore((now) => ({ ...now, home: next }))}
        />
        <Slider
          label={away.name}
          value={score.away}
          max={max}
          valueHidden
          onValueChange={(next) => setScore((now) => ({ ...now, away: next }))}
        />
      </div>
      <p role="status">
        {whatIfCopy.earned(earned, most)}{' '}
        {from === to ? whatIfCopy.exactTotal(from) : whatIfCopy.total(from, to)}
      </p>
    </fieldset>
  )
}
