import styles from './passport-screen.module.css'

/** One round of a chart. */
interface ChartRound {
  readonly id: string
  readonly label: string
  readonly value: number | undefined
}

interface RoundChartProps {
  /** What the chart shows, in a sentence; the table has the numbers. */
  readonly label: string
  readonly rounds: readonly ChartRound[]
  /** bars: more is higher. line: less is higher, as with ranks. */
  readonly shape: 'bars' | 'line'
}

/** Units of the drawing: a round's share of the width, and the height. */
const STEP = 10
const HEIGHT = 36
/** With fewer rounds the rest of the width is empty: one bar would fill it. */
const MIN_STEPS = 8

/** Renders one number for each round as a drawing that fills its width. */
export function RoundChart({ label, rounds, shape }: RoundChartProps) {
  const values = rounds.map(({ value }) => value).filter((value) => value !== undefined)
  const highest = Math.max(1, ...values)
  const known = rounds.flatMap(({ id, value }, place) =>
    value === undefined ? [] : [{ id, value, x: (place + 0.5) * STEP }],
  )
  const steps = Math.max(MIN_STEPS, rounds.length)
  return (
    <div>
      <svg
        className={styles['chart']}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${steps * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {shape === 'bars' ? (
          known.map(({ id, value, x }) => <rect key={id} {...barOf(x, value / highest)} />)
        ) : (
          <>
            <polyline points={known.map(({ value, x }) => `${x},${heightOf(value / highest)}`).join(' ')} />
            {known.map(({ id, value, x }) => (
              // A line of no length with round ends is a dot, also in a drawing that is stretched.
              <path key={id} d={`M${x},${heightOf(value / highest)}h0`} />
            ))}
          </>
        )}
        <line x1="0" x2={steps * STEP} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <p
        className={styles['ends']}
        style={{ inlineSize: `${(rounds.length / steps) * 100}%` }}
        aria-hidden="true"
      >
        <span>{rounds[0]?.label}</span>
        <span>{rounds.length > 1 ? rounds.at(-1)?.label : null}</span>
      </p>
    </div>
  )
}

function barOf(x: number, share: number) {
  // A round without points keeps a mark.
  const height = Math.max(1, share * HEIGHT)
  return { x: x - STEP * 0.36, y: HEIGHT - height, width: STEP * 0.72, height }
}

/** The best rank is at the top. */
function heightOf(share: number): number {
  return 2 + share * (HEIGHT - 4)
}
