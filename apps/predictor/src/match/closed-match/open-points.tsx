import { type Picks, type ScoringScheme, schemeFor } from '@touchline/game-rules'
import { DownIcon, Slider } from '@touchline/ui-kit'
import { useState } from 'react'
import { useGame } from '../../launch/game.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { useLiveScore } from '../live-score.ts'
import styles from './closed-match.module.css'
import { whatIfCopy } from './closed-match-copy.ts'
import { type OpenPoints as KnownPoints, whatIfScore } from './points-so-far.ts'
import type { AnsweredMatch } from './use-crowd.ts'
import { useOpenPoints } from './use-open-points.ts'

interface OpenPointsProps extends AnsweredMatch {
  readonly className?: string | undefined
}

/**
 * Renders the points so far and those that are still possible, from the closing of a match until every question is decided; with
 * the score while the host page sends it, and on demand what another score would pay.
 */
export function OpenPoints({ questions, answers, className }: OpenPointsProps) {
  const { entry } = useGame()
  const live = useLiveScore(questions.fixture.id)
  const { hasBegun, points, worth } = useOpenPoints({ questions, answers })
  if (!hasBegun || (points === undefined && live === undefined)) return null
  const scorePicks = points?.scorePicks
  const range = points && whatIfCopy.range(points.soFar, points.stillPossible)
  return (
    <div className={className}>
      {live === undefined ? null : (
        <p className={styles['live']}>
          <strong>{whatIfCopy.live(live.home, live.away)}</strong>{' '}
          {live.minute === undefined ? null : <span>{whatIfCopy.minute(live.minute)}</span>}{' '}
          {worth === undefined ? null : (
            <strong className={styles['worth']}>{whatIfCopy.worth(worth)}</strong>
          )}
        </p>
      )}
      {points !== undefined && scorePicks === undefined ? <p className={styles['team']}>{range}</p> : null}
      {points !== undefined && scorePicks !== undefined ? (
        <details>
          <summary className={styles['summary']}>
            {range} <DownIcon />
          </summary>
          <WhatIf
            questions={questions}
            points={{ ...points, scorePicks }}
            start={live}
            scheme={schemeFor(entry.tournament)}
          />
        </details>
      ) : null}
    </div>
  )
}

/** The sliders reach this score, and the pick with its points on both sides. */
const HIGHEST_SCORE = 60
const BEYOND_PICK = 15

interface WhatIfProps {
  readonly questions: FixtureQuestions
  readonly points: KnownPoints & { readonly scorePicks: Partial<Picks> }
  /** @default the player's own score */
  readonly start: { readonly home: number; readonly away: number } | undefined
  readonly scheme: ScoringScheme
}

/** Renders what a final score that the player chooses would pay. */
function WhatIf({ questions, points, start, scheme }: WhatIfProps) {
  const { home, away } = questions.fixture
  const { 'home-score': pickedHome = 0, 'away-score': pickedAway = 0 } = points.scorePicks
  const [score, setScore] = useState(start ?? { home: pickedHome, away: pickedAway })
  const max = Math.max(
    HIGHEST_SCORE,
    ...[pickedHome, pickedAway, start?.home ?? 0, start?.away ?? 0].map((value) => value + BEYOND_PICK),
  )
  const { earned, max: most, from, to } = whatIfScore(points, score, scheme)
  return (
    <fieldset className={styles['whatIf']}>
      <legend className={styles['team']}>{whatIfCopy.ends(score.home, score.away)}</legend>
      {(
        [
          ['home', home.name],
          ['away', away.name],
        ] as const
      ).map(([side, name]) => (
        <Slider
          key={side}
          label={name}
          value={score[side]}
          max={max}
          valueHidden
          onValueChange={(next) => setScore((now) => ({ ...now, [side]: next }))}
        />
      ))}
      <p role="status">
        {`${whatIfCopy.earned(earned, most)} ${from === to ? whatIfCopy.exactTotal(from) : whatIfCopy.total(from, to)}`}
      </p>
    </fieldset>
  )
}
