import { type CSSProperties, type ReactElement, type Ref, useId } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { mergeRefs } from '../../internal/merge-refs.ts'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { useRangeInput } from '../../internal/use-range-input.ts'
import type { NumberControlProps } from '../value-control.ts'
import styles from './slider.module.css'
import { pageStep, ratioOf } from './slider-math.ts'

/** Props of {@link Slider}. */
export type SliderProps = NumberControlProps & {
  /** Values named under the line. @default the smallest and the largest */
  readonly marks?: readonly number[] | undefined
  /** Hides the large value above the line. @default false */
  readonly valueHidden?: boolean | undefined
  /** The range input. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A number on a line: a native range input, so drag, tap, keys and screen readers are the browser's own.
 * Arrow keys step by one, Page Up and Down by 5 (10 on a range above 50), Home and End go to the ends.
 * States: `data-untouched`, `data-at-max`, `data-disabled`.
 *
 * @example <Slider label="Conversions" max={30} formatValue={(n) => (n === 30 ? '30+' : String(n))} />
 */
export function Slider({
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
  marks = [min, max],
  valueHidden = false,
  className,
  ref,
}: SliderProps): ReactElement {
  const id = useId()
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
  const { isUntouched, change, commit } = control
  const range = useRangeInput({ ...control, page: pageStep(min, max) })
  const spoken = isUntouched ? 'not answered' : (valueText ?? formatValue)(control.value)
  const place = (at: number): CSSProperties & Record<'--tl-ratio', number> => ({
    '--tl-ratio': ratioOf(at, min, max),
  })
  return (
    <div
      className={classNames(styles['slider'], className)}
      style={place(control.value)}
      data-untouched={isUntouched || undefined}
      data-at-max={(control.value >= max && !isUntouched) || undefined}
      data-disabled={disabled || undefined}
    >
      {labelHidden ? null : (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      {valueHidden ? null : (
        <span className={styles['value']} aria-hidden="true">
          {isUntouched ? '–' : formatValue(control.value)}
        </span>
      )}
      <input
        ref={mergeRefs(range.input, ref)}
        id={id}
        className={styles['range']}
        type="range"
        min={min}
        max={max}
        step={step}
        value={control.value}
        disabled={disabled}
        aria-label={labelHidden ? label : undefined}
        aria-valuetext={spoken}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
        {...range.handlers}
        onPointerUp={() => {
          if (isUntouched && !disabled) {
            change(control.newest.current)
            commit()
          }
        }}
      />
      <span className={styles['marks']} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} className={styles['mark']} style={place(mark)}>
            {formatValue(mark)}
          </span>
        ))}
      </span>
    </div>
  )
}
