import { type Question, type ScoringScheme, schemeFor } from '@touchline/game-rules'
import { Spinner } from '@touchline/ui-kit'
import { Fragment } from 'react'
import { appCopy } from '../../config/copy.ts'
import { useGame } from '../../launch/game.ts'
import type { CrowdNumber, CrowdPart } from '../../platform/crowd.ts'
import styles from './closed-match.module.css'
import { crowdCopy } from './closed-match-copy.ts'
import { isBold, middleHalf, nearShare, stripRange } from './crowd-statistics.ts'
import { type AnsweredMatch, useCrowd } from './use-crowd.ts'

interface CrowdLensProps extends AnsweredMatch {
  readonly question: Question
  readonly title?: string | undefined
}

/** Renders how all fans answered a question, once the match has closed; or that it is not known: counts are missing or zero. */
export function CrowdLens({ question, title, ...match }: CrowdLensProps) {
  const scheme = schemeFor(useGame().entry.tournament)
  const { isRead, isPending, partsOf } = useCrowd(match)
  if (!isRead) return null
  const parts = partsOf(question)
  return (
    <div className={styles['lens']}>
      {title === undefined ? null : <p className={styles['team']}>{title}</p>}
      {isPending ? <Spinner label={appCopy.loading} /> : null}
      {!isPending && parts.length === 0 ? <p>{crowdCopy.unknown}</p> : null}
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
      <ul className={styles['shares']}>
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

const HEIGHT = 100
const GAP = 0.15
/** An end is not labelled if the own number is nearer than this share of the strip. */
const LABEL_SHARE = 0.2

interface CrowdStripProps {
  /** In ascending order; those outside of the range are not drawn. */
  readonly numbers: readonly CrowdNumber[]
  readonly from: number
  readonly to: number
  readonly own: number | undefined
}

/** Renders one bar per number with the own one marked. A sentence next to it has what it shows. */
function CrowdStrip({ numbers, from, to, own }: CrowdStripProps) {
  const shown = numbers.filter(({ value }) => value >= from && value <= to)
  const highest = Math.max(...shown.map(({ share }) => share))
  const count = to - from + 1
  const bar = ({ value, share }: CrowdNumber) => {
    const height = (share / highest) * HEIGHT
    return `M${value - from + GAP} ${HEIGHT}v${-height}h${1 - 2 * GAP}V${HEIGHT}z`
  }
  const ownAt = own === undefined ? 0.5 : (own - from + 0.5) / count
  const others = shown.filter(({ value }) => value !== own)
  return (
    <div>
      <svg
        width="100%"
        height="48"
        viewBox={`0 0 ${count} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {own === undefined ? null : (
          <rect
            x={own - from}
            width="1"
            height={HEIGHT}
            color="var(--tl-accent)"
            fill="currentColor"
            opacity="0.25"
          />
        )}
        <path d={others.map(bar).join('')} fill="currentColor" opacity="0.6" />
        <path
          d={shown
            .filter(({ value }) => value === own)
            .map(bar)
            .join('')}
          fill="var(--tl-accent)"
        />
      </svg>
      <p className={styles['ends']} aria-hidden="true">
        <span>{ownAt < LABEL_SHARE ? '' : String(from)}</span>
        {own === undefined ? null : (
          <strong style={{ insetInlineStart: `${ownAt * 100}%` }}>{`${crowdCopy.you} ${own}`}</strong>
        )}
        <span>{ownAt > 1 - LABEL_SHARE ? '' : String(to)}</span>
      </p>
    </div>
  )
}
