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

// The rings share one centre; their lengths are counted in shares of a turn.
const RING = { cx: 120, cy: 120, r: 106, pathLength: 1 }
const INNER_RING = { ...RING, r: 88 }
const TICK = 0.004

/**
 * A number on a dial: drag the thumb, tap the ring, or use the keys of the native range input underneath.
 * A drag never jumps from the largest value to the smallest; the page still scrolls beside the thumb.
 * States: `data-untouched`, `data-dragging`, `data-disabled`.
 *
 * @example <CircularSlider label="Minute of the first points" max={80} unit="minute" strongTicks={[40]} />
 */
export function CircularSlider(props: CircularSliderProps): ReactElement {
  const control = useNumberControl(props, 100)
  const range = useRangeInput(control)
  const { value, min, max, isUntouched } = control
  const { disabled = false, tickEvery = 10, label } = props
  const drag = useArcDrag(control, disabled)
  const share = ratioOf(value, min, max)
  const turn: CSSProperties & Record<'--tl-ratio', number> = { '--tl-ratio': share }
  const tickShare = tickEvery / (max - min)
  return (
    <div
      ref={onCommit(control.commit)}
      className={classNames(styles['dial'], props.className)}
      data-untouched={isUntouched || undefined}
      data-dragging={drag.dragging || undefined}
      data-disabled={disabled || undefined}
    >
      {props.labelHidden ? null : <span aria-hidden="true">{label}</span>}
      <div className={styles['face']}>
        <input
          {...range}
          ref={props.ref}
          className={styles['range']}
          disabled={disabled}
          aria-label={label}
        />
        <svg className={styles['rings']} viewBox="0 0 240 240" aria-hidden="true">
          <circle {...RING} />
          <circle {...RING} className={styles['arc']} strokeDasharray={`${share} 2`} />
          <circle
            {...INNER_RING}
            className={styles['ticks']}
            strokeDasharray={`${TICK} ${tickShare - TICK}`}
            strokeDashoffset={TICK / 2}
          />
          {props.strongTicks?.map((tick) => (
            <circle
              {...INNER_RING}
              key={tick}
              className={styles['strong']}
              strokeDasharray={`${TICK} 2`}
              strokeDashoffset={TICK / 2 - ratioOf(tick, min, max)}
            />
          ))}
        </svg>
        <div className={styles['ring']} {...drag.handlers}>
          <span className={styles['hand']} style={turn}>
            <span className={styles['thumb']} />
          </span>
        </div>
        <div className={styles['centre']} aria-hidden="true">
          <b>{isUntouched ? '–' : control.formatValue(value)}</b>
          <span>{props.unit}</span>
        </div>
      </div>
    </div>
  )
}
