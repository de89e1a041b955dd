import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ratioOf } from '../slider/slider-math.ts'
import styles from './number-line.module.css'

/** How near the result still earned points. */
export type NumberLineBand = {
  /** Distance from the result, to both sides. */
  readonly within: number
  /** How much of the full points it earns, from 0 to 1; drawn as strength. */
  readonly share: number
}

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
  /** Bands around the result, in any order. */
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
 * @example <NumberLine label="Result 6, you said 7" max={80} result={6} picked={7} bands={[{ within: 3, share: 0.1 }]} />
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
  const at = (value: number) => Math.min(Math.max(ratioOf(value, min, max), 0), 1)
  const place = (value: number): Place => ({ '--tl-at': at(value) })
  const band = (value: number, { within, share }: NumberLineBand): Place => ({
    '--tl-at': at(value - within),
    '--tl-to': at(value + within),
    '--tl-share': share,
  })
  const widestFirst = bands.toSorted((one, other) => other.within - one.within)
  return (
    <div className={classNames(styles['numberLine'], className)} role="img" aria-label={label}>
      <span className={styles['track']} />
      {result === undefined
        ? null
        : widestFirst.map((each) => (
            <span key={each.within} className={styles['band']} style={band(result, each)} />
          ))}
      {result === undefined ? null : (
        <span className={styles['result']} style={place(result)}>
          <span>{resultLabel}</span>
        </span>
      )}
      {picked === undefined ? null : (
        <span className={styles['picked']} style={place(picked)}>
          <span>{pickedLabel}</span>
        </span>
      )}
    </div>
  )
}
