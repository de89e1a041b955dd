import type { Picks, ScoringScheme } from '@touchline/game-rules'
import { Slider } from '@touchline/ui-kit'
import { useState } from 'react'
import { whatIfCopy } from '../../config/copy/what-if-copy.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import styles from './closed-match.module.css'
import { type OpenPoints, whatIfScore } from './open-points.ts'

/** The sliders reach this score, and the pick with its points on both sides. */
const HIGHEST_SCORE = 60
const BEYOND_PICK = 15

interface WhatIfProps {
  readonly asked: FixtureQuestions
  readonly points: OpenPoints & { readonly scorePicks: Partial<Picks> }
  readonly scheme: ScoringScheme
}

/** Renders what a final score that the player chooses would pay. */
export function WhatIf({ asked, points, scheme }: WhatIfProps) {
  const { home, away } = asked.fixture
  const { 'home-score': pickedHome = 0, 'away-score': pickedAway = 0 } = points.scorePicks
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
        {`${whatIfCopy.earned(earned, most)} ${from === to ? whatIfCopy.exactTotal(from) : whatIfCopy.total(from, to)}`}
      </p>
    </fieldset>
  )
}
