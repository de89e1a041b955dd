'use client'

import type { CSSProperties, ReactElement, Ref } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { FormMember } from '../../internal/form-member.tsx'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { aroundRange, useRangeInput } from '../../internal/use-range-input.ts'
import { ratioOf } from '../slider/slider-math.ts'
import type { NumberControlProps } from '../value-control.ts'
import styles from './circular-slider.module.css'
import { useArcDrag } from './use-arc-drag.ts'

/** Props of {@link CircularSlider}. */
export type CircularSliderProps = NumberControlProps & {
  /** Unit under the number, for instance 'minute'. */
  readonly unit?: string | undefined
  /** Difference between two tick marks. @default 10 */
  readonly tickEvery?: number | undefined
  /** Values with a stronger tick mark, for instance half time. */
  readonly strongTicks?: readonly number[] | undefined
  /** Values labelled inside of the ring. The minimum and the maximum share a place: label one of them. @default none */
  readonly marks?: readonly number[] | undefined
  /** Formats a label inside of the ring. @default the value as `formatValue` formats it */
  readonly formatMark?: ((value: number) => string) | undefined
  /** Ref to the native range input. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Length of a tick mark, as a fraction of a turn. */
const TICK = 0.004

type RingProps = {
  readonly radius: number
  readonly className?: string | undefined
  /** Lengths of dashes and gaps, as fractions of a turn. @default a solid line */
  readonly dashes?: string | undefined
}

function Ring({ radius, className, dashes }: RingProps): ReactElement {
  return <circle className={className} r={radius} pathLength={1} strokeDasharray={dashes} />
}

/**
 * Renders a number control as a dial. The user drags the thumb, taps the ring, or uses the keys of the native range
 * input. A drag never jumps from the maximum to the minimum. A touch next to the thumb scrolls the page.
 * States: `data-untouched`, `data-disabled`.
 *
 * @example <CircularSlider label="Minute of the first points" max={80} unit="minute" strongTicks={[40]} />
 */
export function CircularSlider(props: CircularSliderProps): ReactElement {
  const control = useNumberControl(props, 100)
  const { value, min, max, isUntouched } = control
  const ratio = ratioOf(value, min, max)
  const formatMark = props.formatMark ?? control.formatValue
  const position = (at: number): CSSProperties & Record<'--tl-ratio', number> => ({
    '--tl-ratio': ratioOf(at, min, max),
  })
  return (
    <div
      ref={aroundRange(props, control)}
      className={classNames(styles['dial'], props.className)}
      data-untouched={isUntouched || undefined}
      data-disabled={props.disabled || undefined}
    >
      {!props.labelHidden && <span aria-hidden="true">{props.label}</span>}
      <div className={styles['face']}>
        <input {...useRangeInput(props, control)} ref={props.ref} />
        <FormMember {...control.formMember} />
        <svg viewBox="-120 -120 240 240" aria-hidden="true">
          <Ring radius={106} />
          <Ring radius={106} className={styles['arc']} dashes={`${ratio} 2`} />
          <Ring
            radius={88}
            className={styles['tick']}
            dashes={`${TICK} ${(props.tickEvery ?? 10) / (max - min) - TICK}`}
          />
          {props.strongTicks?.map((tick) => (
            <Ring
              key={tick}
              radius={88}
              className={styles['tick']}
              dashes={`0 ${ratioOf(tick, min, max)} ${TICK} 2`}
            />
          ))}
        </svg>
        <div className={styles['marks']} aria-hidden="true">
          {props.marks?.map((mark) => (
            <span key={mark} style={position(mark)}>
              {formatMark(mark)}
            </span>
          ))}
        </div>
        <div className={styles['ring']} {...useArcDrag(control)}>
          <span className={styles['thumb']} style={position(value)} />
        </div>
        <div className={styles['centre']} aria-hidden="true">
          <b>{isUntouched ? '–' : control.formatValue(value)}</b>
          {props.unit}
        </div>
      </div>
    </div>
  )
}
