import { useQuery } from '@tanstack/react-query'
import { type Question, type ScoringScheme, schemeFor } from '@touchline/game-rules'
import { Spinner } from '@touchline/ui-kit'
import { Fragment } from 'react'
import { appCopy } from '../../config/copy/app-copy.ts'
import { crowdCopy } from '../../config/copy/crowd-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { type CrowdPart, crowdOfQuestion } from '../../platform/crowd-of-question.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { crowdQuery } from '../../queries/crowd.ts'
import styles from './closed-match.module.css'
import { isBold, middleHalf, nearShare, stripRange } from './crowd-statistics.ts'
import { CrowdStrip } from './crowd-strip.tsx'

export interface CrowdLensProps {
  readonly asked: FixtureQuestions
  readonly answers: StoredAnswers
  readonly question: Question
}

/** Renders how all fans answered a question of a closed match, or that it is not known: counts are missing or zero. */
export function CrowdLens({ asked, answers, question }: CrowdLensProps) {
  const game = useGame()
  const { data: counts, isPending } = useQuery(crowdQuery(game, asked.fixture))
  if (isPending) return <Spinner label={appCopy.loading} />
  const parts = crowdOfQuestion({ asked, question, answers, counts: counts ?? {} })
  if (parts.length === 0) return <p>{crowdCopy.unknown}</p>
  const scheme = schemeFor(game.entry.tournament)
  return (
    <div className={styles['parts']}>
      {parts.map((part) => (
        <Fragment key={part.id}>
          {part.kind === 'choices' ? <Choices {...part} /> : <Numbers part={part} scheme={scheme} />}
        </Fragment>
      ))}
    </div>
  )
}

function Choices({ answers, own }: Extract<CrowdPart, { kind: 'choices' }>) {
  const ownShare = answers.find(({ id }) => id === own)?.share
  return (
    <>
      <ul className={`${styles['parts']} ${styles['shares']}`}>
        {answers.map(({ id, text, share }) => (
          <li key={id} data-own={id === own || undefined}>
            <span>
              {text} {id === own ? <small>({crowdCopy.you})</small> : null}
            </span>
            <strong>{crowdCopy.percent(share)}</strong>
            <svg
              width="100%"
              height="4"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect width="100" height="4" fill="currentColor" opacity="0.15" />
              <rect
                width={share * 100}
                height="4"
                color={id === own ? 'var(--tl-accent)' : undefined}
                fill="currentColor"
              />
            </svg>
          </li>
        ))}
      </ul>
      {ownShare !== undefined && isBold(ownShare) ? (
        <p>
          <strong>{crowdCopy.bold}</strong>
          <span>{crowdCopy.boldChoice(ownShare)}</span>
        </p>
      ) : null}
    </>
  )
}

interface NumbersProps {
  readonly part: Extract<CrowdPart, { kind: 'numbers' }>
  readonly scheme: ScoringScheme
}

function Numbers({ part, scheme }: NumbersProps) {
  const { team, numbers, own } = part
  const half = middleHalf(numbers)
  const near = nearShare(part, scheme)
  return (
    <>
      {team === undefined ? null : <p className={styles['team']}>{team}</p>}
      <CrowdStrip numbers={numbers} own={own} {...stripRange(part)} />
      <p>
        <span>{crowdCopy.half(half.from, half.to)}</span>{' '}
        {own === undefined || near === undefined ? null : (
          <>
            {isBold(near) ? <strong>{crowdCopy.bold}</strong> : null}
            <span>{isBold(near) ? crowdCopy.boldNumber(own, near) : crowdCopy.near(own, near)}</span>
          </>
        )}
      </p>
    </>
  )
}
