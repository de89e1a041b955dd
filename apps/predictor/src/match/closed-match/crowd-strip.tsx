import { crowdCopy } from '../../config/copy/crowd-copy.ts'
import type { CrowdNumber } from '../../platform/crowd-of-question.ts'
import styles from './closed-match.module.css'

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
export function CrowdStrip({ numbers, from, to, own }: CrowdStripProps) {
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
