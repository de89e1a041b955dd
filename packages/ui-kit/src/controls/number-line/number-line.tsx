import type { CSSProperties, ReactElement } from 'react'
import { clamp } from '../../internal/clamp.ts'
import { classNames } from '../../internal/class-names.ts'
import { ratioOf } from '../slider/slider-math.ts'
import styles from './number-line.module.css'

/** A stretch on which every pick earns the same; both ends included. */
export type NumberLineBand = { readonly from: number; readonly to: number; readonly points: number }

/** Props of {@link NumberLine}. */
export type NumberLineProps = {
  /** The whole in words, 'Result 6, you said 7' for instance. */
  readonly label: string
  /** Start of the line. @default 0 */
  readonly min?: number | undefined
  /** End of the line. */
  readonly max: number
  /** What happened. */
  readonly result?: number | undefined
  /** What the fan said. */
  readonly picked?: number | undefined
  /** What picks along the line earn; more points are drawn stronger, none are not drawn. */
  readonly bands?: readonly NumberLineBand[] | undefined
  /** Word at the result. @default 'result' */
  readonly resultLabel?: string | undefined
  /** Word at the pick. @default 'you' */
  readonly pickedLabel?: string | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

type Place = CSSProperties & Partial<Record<'--tl-at' | '--tl-to' | '--tl-share', number>>

/**
 * How far a pick was from the result: both on one line, with the bands that earned points.
 *
 * @example <NumberLine label="Result 6, you said 7" max={80} result={6} picked={7} bands={[{ from: 5, to: 7, points: 5 }]} />
 */
export function NumberLine({
  label,
  min = 0,
  max,
  result,
  picked,
  bands = [],
  resultLabel = 'result',
  pickedLabel = 'you',
  className,
}: NumberLineProps): ReactElement {
  const at = (value: number) => clamp(ratioOf(value, min, max), 0, 1)
  const place = (value: number): Place => ({ '--tl-at': at(value) })
  const earning = bands.filter(({ points }) => points > 0)
  const most = Math.max(...earning.map(({ points }) => points))
  const stretch = ({ from, to, points }: NumberLineBand): Place => ({
    // Half a step to both sides: a band of one value is seen as well.
    '--tl-at': at(from - 0.5),
    '--tl-to': at(to + 0.5),
    '--tl-share': points / most,
  })
  return (
    <div className={classNames(styles['numberLine'], className)} role="img" aria-label={label}>
      <span className={styles['track']} />
      {earning.map((band) => (
        <span key={band.from} className={styles['band']} style={stretch(band)} />
      ))}
      {picked === undefined ? null : (
        <span className={styles['picked']} style={place(picked)}>
          <span>{pickedLabel}</span>
        </span>
      )}
      {/* Over the pick, and longer: both are seen where they meet. */}
      {result === undefined ? null : (
        <span className={styles['result']} style={place(result)}>
          <span>{resultLabel}</span>
        </span>
      )}
    </div>
  )
}
