import { type ReactElement, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { useRangeInputProps } from '../../internal/use-range-input-props.ts'
import { useTexts } from '../../texts/kit-texts.ts'
import type { NumberControlProps } from '../value-control.ts'
import styles from './slider.module.css'
import { marksWithin, ratioStyle } from './slider-math.ts'

export type SliderProps = NumberControlProps & {
  /** Values labelled under the line. Those outside the range are left out. @default the minimum and the maximum */
  readonly marks?: readonly number[] | undefined
  /** Ref to the native range input. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const DEFAULT_MAX = 100

/**
 * Renders a number control as a native range input. Arrow keys step by one step, Page Up and Page Down by 5 (by 10 on a
 * range above 50) but at least one step, Home and End set the minimum and the maximum.
 * States: `data-untouched`, `data-disabled`.
 *
 * @example <Slider label="Conversions" max={30} formatValue={(n) => (n === 30 ? '30+' : String(n))} />
 */
export function Slider({
  label,
  labelHidden = false,
  marks,
  className,
  ref,
  ...options
}: SliderProps): ReactElement {
  const control = useNumberControl(options, DEFAULT_MAX)
  const { value, min, max, disabled, formatValue, isUntouched, isMissing } = control
  const texts = useTexts('numberControl')
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  // For the browser a range input always has a value.
  useEffect(() => input.current?.setCustomValidity(isMissing ? texts.required : ''), [isMissing, texts])
  return (
    <label
      ref={control.resetRef}
      className={classNames(styles['slider'], className)}
      style={ratioStyle(value, min, max)}
      data-untouched={isUntouched || undefined}
      data-disabled={disabled || undefined}
    >
      {labelHidden ? null : <span>{label}</span>}
      <input {...useRangeInputProps(control)} ref={input} className={styles['input']} aria-label={label} />
      <span className={styles['marks']} aria-hidden="true">
        {marksWithin(marks ?? [min, max], min, max).map((mark) => (
          <span key={mark} className={styles['mark']} style={ratioStyle(mark, min, max)}>
            {/* '30+' must not become '+30' in right-to-left writing. */}
            <bdi>{formatValue(mark)}</bdi>
          </span>
        ))}
      </span>
    </label>
  )
}
