import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '../../internal/class-names.ts'
import type { NumberLineSegment } from '../../internal/rules.ts'
import { ratioOf } from '../slider/slider-math.ts'
import styles from './number-line.module.css'

/** Limits a value to a minimum and a maximum. */
function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

export type NumberLineProps = {
  /** Minimum of the line, shown at its start. @default 0 */
  readonly min?: number | undefined
  /** Maximum of the line, shown at its end. */
  readonly max: number
  /** The correct number. Without it no result is drawn. */
  readonly result?: number | undefined
  /** The number that the player picked. Without it no pick is drawn. */
  readonly picked?: number | undefined
  /** The points along the line. More points have a stronger colour; segments without points are not drawn. @default none */
  readonly segments?: readonly NumberLineSegment[] | undefined
  /** Label of the result. */
  readonly resultLabel: string
  /** Label of the pick. */
  readonly pickedLabel: string
  /** Class of the element. */
  readonly className?: string | undefined
}

/** An end is not labelled when the label of the result is closer than this share of the line. */
const LABEL_WIDTH = 0.2

type PositionStyle = CSSProperties & Partial<Record<'--tl-at' | '--tl-to' | '--tl-share', number>>

/**
 * Renders a pick and the result on a number line, with the segments that earn points. Screen readers skip it: a text next to
 * it must say the same.
 *
 * @example <NumberLine max={80} result={6} resultLabel="result" picked={7} pickedLabel="you" />
 */
export function NumberLine({
  min = 0,
  max,
  result,
  picked,
  segments = [],
  resultLabel,
  pickedLabel,
  className,
}: NumberLineProps): ReactElement {
  const at = (value: number) => clamp(ratioOf(value, min, max), 0, 1)
  const position = (value: number): PositionStyle => ({ '--tl-at': at(value) })
  const ends = [...new Set([min, max])].filter(
    (end) => result === undefined || Math.abs(at(end) - at(result)) >= LABEL_WIDTH,
  )
  const earning = segments.filter(({ points }) => points > 0)
  const maxPoints = Math.max(...earning.map(({ points }) => points))
  const extent = ({ from, to, points }: NumberLineSegment): PositionStyle => ({
    // Extended by half a step on both sides, so that a segment of one number is visible.
    '--tl-at': at(from - 0.5),
    '--tl-to': at(to + 0.5),
    '--tl-share': points / maxPoints,
  })
  return (
    <div aria-hidden="true" className={classNames(styles['numberLine'], className)}>
      <span className={styles['track']} />
      {ends.map((end) => (
        <span key={end} className={styles['end']} style={position(end)}>
          {end}
        </span>
      ))}
      {earning.map((segment) => (
        <span key={segment.from} className={styles['segment']} style={extent(segment)} />
      ))}
      {picked === undefined ? null : (
        <span className={styles['picked']} style={position(picked)}>
          <span>{pickedLabel}</span>
        </span>
      )}
      {/* After the pick and longer, so that both are visible at the same position. */}
      {result === undefined ? null : (
        <span className={styles['result']} style={position(result)}>
          <span>{resultLabel}</span>
        </span>
      )}
    </div>
  )
}
