import type { CSSProperties, ReactElement, Ref } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { onCommit, useRangeInput } from '../../internal/use-range-input.ts'
import { ratioOf } from '../slider/slider-math.ts'
import type { NumberControlProps } from '../value-control.ts'
import styles from './circular-slider.module.css'
import { useArcDrag } from './use-arc-drag.ts'

/** Props of {@link CircularSlider}. */
export type CircularSliderProps = NumberControlProps & {
  /** Word under the number, 'minute' for instance. */
  readonly unit?: string | undefined
  /** Distance between two tick marks. @default 10 */
  readonly tickEvery?: number | undefined
  /** Ticks drawn longer, half time for instance. */
  readonly strongTicks?: readonly number[] | undefined
  /** The range input underneath. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Length of a tick, as a share of the turn. */
const TICK = 0.004

/** A ring around the centre, drawn in dashes counted in shares of a turn. */
function ring(look: string | undefined, radius: number, dashes?: string, key?: number): ReactElement {
  return <circle key={key} className={look} r={radius} pathLength={1} strokeDasharray={dashes} />
}

/**
 * A number on a dial: drag the thumb, tap the ring, or use the keys of the native range input underneath.
 * A drag never jumps from the largest value to the smallest; the page still scrolls beside the thumb.
 * States: `data-untouched`, `data-disabled`.
 *
 * @example <CircularSlider label="Minute of the first points" max={80} unit="minute" strongTicks={[40]} />
 */
export function CircularSlider(props: CircularSliderProps): ReactElement {
  const control = useNumberControl(props, 100)
  const { value, min, max, isUntouched } = control
  const share = ratioOf(value, min, max)
  const turn: CSSProperties & Record<'--tl-ratio', number> = { '--tl-ratio': share }
  return (
    <div
      ref={onCommit(control.commit)}
      className={classNames(styles['dial'], props.className)}
      data-untouched={isUntouched || undefined}
      data-disabled={props.disabled || undefined}
    >
      {!props.labelHidden && <span aria-hidden="true">{props.label}</span>}
      <div className={styles['face']}>
        <input {...useRangeInput(props, control)} ref={props.ref} />
        <svg viewBox="-120 -120 240 240" aria-hidden="true">
          {ring(undefined, 106)}
          {ring(styles['arc'], 106, `${share} 2`)}
          {ring(styles['tick'], 88, `${TICK} ${(props.tickEvery ?? 10) / (max - min) - TICK}`)}
          {props.strongTicks?.map((at) =>
            ring(styles['tick'], 88, `0 ${ratioOf(at, min, max)} ${TICK} 2`, at),
          )}
        </svg>
        <div className={styles['ring']} {...useArcDrag(control)}>
          <span className={styles['thumb']} style={turn} />
        </div>
        <div className={styles['centre']} aria-hidden="true">
          <b>{isUntouched ? '–' : control.formatValue(value)}</b>
          {props.unit}
        </div>
      </div>
    </div>
  )
}
