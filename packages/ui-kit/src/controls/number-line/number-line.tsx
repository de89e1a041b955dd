import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '../../internal/class-names.ts'
import type { NumberLineSegment } from '../../internal/rules.ts'
import { useLocale, useTexts } from '../../locale/locale.ts'
import { ratioOf } from '../slider/slider-math.ts'
import styles from './number-line.module.css'

/** Limits a value to a minimum and a maximum. */
function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

export type NumberLineProps = {
  /** Description for screen readers, for instance 'Result 6, you said 7'. Without one they skip the line: a text next to it says the same. */
  readonly label?: string | undefined
  /** Minimum of the line, shown at its start. @default 0 */
  readonly min?: number | undefined
  /** Maximum of the line, shown at its end. */
  readonly max: number
  /** The correct number. */
  readonly result?: number | undefined
  /** The number that the player picked. */
  readonly picked?: number | undefined
  /** The points along the line. More points have a stronger colour; segments without points are not drawn. */
  readonly segments?: readonly NumberLineSegment[] | undefined
  /** Label of the result. @default 'result' */
  readonly resultLabel?: string | undefined
  /** Label of the pick. @default 'you' */
  readonly pickedLabel?: string | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

/** An end is not labelled when the label of the result is closer than this share of the line. */
const LABEL_WIDTH = 0.2

type PositionStyle = CSSProperties & Partial<Record<'--tl-at' | '--tl-to' | '--tl-share', number>>

/**
 * Renders a pick and the result on a number line, with the segments that earn points.
 *
 * @example <NumberLine label="Result 6, you said 7" max={80} result={6} picked={7} segments={[{ from: 5, to: 7, points: 5 }]} />
 */
export function NumberLine({
  label,
  min = 0,
  max,
  result,
  picked,
  segments = [],
  resultLabel,
  pickedLabel,
  className,
}: NumberLineProps): ReactElement {
  const texts = useTexts('numberLine')
  const { formatNumber } = useLocale()
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
  const accessibleName =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <div {...accessibleName} className={classNames(styles['numberLine'], className)}>
      <span className={styles['track']} />
      {ends.map((end) => (
        <span key={end} className={styles['end']} style={position(end)}>
          {formatNumber(end)}
        </span>
      ))}
      {earning.map((segment) => (
        <span key={segment.from} className={styles['segment']} style={extent(segment)} />
      ))}
      {picked === undefined ? null : (
        <span className={styles['picked']} style={position(picked)}>
          <span>{pickedLabel ?? texts.picked}</span>
        </span>
      )}
      {/* After the pick and longer, so that both are visible at the same position. */}
      {result === undefined ? null : (
        <span className={styles['result']} style={position(result)}>
          <span>{resultLabel ?? texts.result}</span>
        </span>
      )}
    </div>
  )
}
