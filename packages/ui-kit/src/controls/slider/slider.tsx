import type { CSSProperties, ReactElement, Ref } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useNumberControl } from '../../internal/use-number-control.ts'
import { onCommit, useRangeInput } from '../../internal/use-range-input.ts'
import type { NumberControlProps } from '../value-control.ts'
import styles from './slider.module.css'
import { ratioOf } from './slider-math.ts'

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
export function Slider(props: SliderProps): ReactElement {
  const control = useNumberControl(props, 100)
  const { value, min, max, formatValue, isUntouched } = control
  const place = (at: number): CSSProperties & Record<'--tl-ratio', number> => ({
    '--tl-ratio': ratioOf(at, min, max),
  })
  return (
    <label
      ref={onCommit(control.commit)}
      className={classNames(styles['slider'], props.className)}
      style={place(value)}
      data-untouched={isUntouched || undefined}
      data-at-max={(value >= max && !isUntouched) || undefined}
      data-disabled={props.disabled || undefined}
    >
      {!props.labelHidden && props.label}
      {!props.valueHidden && <b aria-hidden="true">{isUntouched ? '–' : formatValue(value)}</b>}
      <input {...useRangeInput(props, control)} ref={props.ref} />
      <span aria-hidden="true">
        {[...new Set(props.marks ?? [min, max])].map((mark) => (
          <span key={mark} style={place(mark)}>
            {formatValue(mark)}
          </span>
        ))}
      </span>
    </label>
  )
}
