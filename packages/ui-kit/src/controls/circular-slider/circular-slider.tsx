import type { CSSProperties, ReactElement, Ref } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { mergeRefs } from '../../internal/merge-refs.ts'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { useRangeInput } from '../../internal/use-range-input.ts'
import { pageStep, ratioOf } from '../slider/slider-math.ts'
import type { NumberControlProps } from '../value-control.ts'
import styles from './circular-slider.module.css'
import { angleOfValue } from './circular-slider-math.ts'
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

type Turn = CSSProperties & Record<'--tl-angle', string>

/**
 * A number on a dial: drag the thumb, tap the ring, or use the keys of the native range input underneath.
 * A drag never jumps from the largest value to the smallest; the page still scrolls beside the thumb.
 * States: `data-untouched`, `data-dragging`, `data-disabled`.
 *
 * @example <CircularSlider label="Minute of the first points" max={80} unit="minute" strongTicks={[40]} />
 */
export function CircularSlider({
  label,
  labelHidden = false,
  value,
  defaultValue,
  onValueChange,
  onValueCommitted,
  min = 0,
  max = 100,
  step = 1,
  formatValue = String,
  valueText,
  untouched = false,
  disabled = false,
  unit,
  tickEvery = 10,
  strongTicks = [],
  className,
  ref,
}: CircularSliderProps): ReactElement {
  const dial = { min, max }
  const control = useNumberControl({
    value,
    defaultValue,
    onValueChange,
    onValueCommitted,
    min,
    max,
    step,
    untouched,
  })
  const { isUntouched, change } = control
  const range = useRangeInput({ ...control, page: pageStep(min, max) })
  const drag = useArcDrag({
    ...dial,
    ...control,
    disabled,
    onStart: () => range.input.current?.focus({ preventScroll: true }),
  })
  const turn = (at: number): Turn => ({ '--tl-angle': `${angleOfValue(at, dial)}deg` })
  const ticks = Array.from(
    { length: Math.ceil((max - min) / tickEvery) },
    (_, index) => min + index * tickEvery,
  )
  return (
    <div
      className={classNames(styles['dial'], className)}
      data-untouched={isUntouched || undefined}
      data-dragging={drag.dragging || undefined}
      data-disabled={disabled || undefined}
    >
      {labelHidden ? null : (
        <span className={styles['label']} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={styles['face']}>
        <input
          ref={mergeRefs(range.input, ref)}
          className={styles['range']}
          type="range"
          min={min}
          max={max}
          step={step}
          value={control.value}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={isUntouched ? 'not answered' : (valueText ?? formatValue)(control.value)}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
          {...range.handlers}
        />
        <svg className={styles['rings']} viewBox="0 0 240 240" aria-hidden="true">
          <circle className={styles['track']} cx="120" cy="120" r="106" />
          <circle
            className={styles['arc']}
            cx="120"
            cy="120"
            r="106"
            pathLength="1"
            strokeDasharray={`${ratioOf(control.value, min, max)} 2`}
          />
        </svg>
        <div className={styles['ring']} {...drag.handlers}>
          <span className={styles['hand']} style={turn(control.value)}>
            <span className={styles['thumb']} />
          </span>
        </div>
        <div className={styles['centre']} aria-hidden="true">
          {ticks.map((tick) => (
            <i key={tick} style={turn(tick)} data-strong={strongTicks.includes(tick) || undefined} />
          ))}
          <span className={styles['value']}>{isUntouched ? '–' : formatValue(control.value)}</span>
          <span className={styles['unit']}>{unit}</span>
        </div>
      </div>
    </div>
  )
}
