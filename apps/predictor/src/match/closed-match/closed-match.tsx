import { type Fixture, type Picks, type ScoringScheme, schemeFor } from '@touchline/game-rules'
import { Card, Slider } from '@touchline/ui-kit'
import { type ReactNode, useState } from 'react'
import { useGame } from '../../launch/game.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { questionResults } from '../../platform/question-results.ts'
import { useIsClosed } from '../use-is-closed.ts'
import styles from './closed-match.module.css'
import { crowdCopy, whatIfCopy } from './closed-match-copy.ts'
import { CrowdLens, type CrowdLensProps } from './crowd-lens.tsx'
import { type OpenPoints, openPoints, whatIfScore } from './open-points.ts'

/** Returns whether a match has closed. A match that was called off is not: it may be played on another day. */
function useIsOver(fixture: Fixture): boolean {
  return useIsClosed(fixture) && fixture.isVoid !== true
}

/** Renders the way to how all fans answered, once the match has closed. The counts are read when it is opened. */
export function CrowdDisclosure(props: CrowdLensProps) {
  return useIsOver(props.questions.fixture) ? (
    <Disclosure className={styles['lens']} summary={crowdCopy.title}>
      <CrowdLens {...props} />
    </Disclosure>
  ) : null
}

/** Renders the points so far and those that are still possible, once the match has closed and until every question is decided. */
export function OpenPointsDisclosure({ questions, answers }: Pick<CrowdLensProps, 'questions' | 'answers'>) {
  const { entry } = useGame()
  if (!useIsOver(questions.fixture)) return null
  const scheme = schemeFor(entry.tournament)
  const points = openPoints({ questions, answers, results: questionResults(questions, answers) }, scheme)
  if (points === undefined) return null
  const range = whatIfCopy.range(points.soFar, points.stillPossible)
  return (
    <Card>
      {points.scorePicks === undefined ? (
        <p className={styles['team']}>{range}</p>
      ) : (
        <Disclosure summary={range}>
          <WhatIf
            questions={questions}
            points={{ ...points, scorePicks: points.scorePicks }}
            scheme={scheme}
          />
        </Disclosure>
      )}
    </Card>
  )
}

interface DisclosureProps {
  readonly className?: string | undefined
  readonly summary: string
  /** Rendered while it is open. */
  readonly children: ReactNode
}

/** Renders a part of a screen that is opened by its title. */
function Disclosure({ className, summary, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles['summary']}>{summary}</summary>
      {isOpen ? children : null}
    </details>
  )
}

/** The sliders reach this score, and the pick with its points on both sides. */
const HIGHEST_SCORE = 60
const BEYOND_PICK = 15

interface WhatIfProps {
  readonly questions: FixtureQuestions
  readonly points: OpenPoints & { readonly scorePicks: Partial<Picks> }
  readonly scheme: ScoringScheme
}

/** Renders what a final score that the player chooses would pay. */
function WhatIf({ questions, points, scheme }: WhatIfProps) {
  const { home, away } = questions.fixture
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
