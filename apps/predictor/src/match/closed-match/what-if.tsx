import type { ScoringScheme } from '@touchline/game-rules'
import { Slider } from '@touchline/ui-kit'
import { useState } from 'react'
import { whatIfCopy } from '../../config/copy/what-if-copy.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { shortName } from '../short-name.ts'
import styles from './closed-match.module.css'
import { type OpenPoints, whatIfScore } from './open-points.ts'

export interface WhatIfProps {
  readonly asked: FixtureQuestions
  readonly points: OpenPoints
  readonly scheme: ScoringScheme
}

/** Renders what each open question would pay, and what a final score would. */
export function WhatIf({ asked, points, scheme }: WhatIfProps) {
  const { open } = points
  return (
    <div className={styles['parts']}>
      {points.scorePicks === undefined ? null : <FinalScore asked={asked} points={points} scheme={scheme} />}
      {open.length === 0 ? null : (
        <>
          <p className={styles['team']}>{whatIfCopy.pays}</p>
          <dl className={styles['parts']}>
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
    </div>
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
    <fieldset className={`${styles['parts']} ${styles['whatIf']}`}>
      <legend className={styles['team']}>{whatIfCopy.ends(score.home, score.away)}</legend>
      <div className={styles['parts']}>
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
