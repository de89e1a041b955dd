import {
  type DOMAttributes,
  type MouseEvent,
  type ReactElement,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react'
import { classNames } from '../../internal/class-names.ts'
import { type NumberControl, useNumberControl } from '../../internal/use-number-control.ts'
import { useRangeInputProps } from '../../internal/use-range-input-props.ts'
import { NumberField } from '../counter/number-field.tsx'
import { marksWithin, ratioOf, ratioStyle, valueAt } from '../slider/slider-math.ts'
import type { NumberControlProps } from '../value-control.ts'
import styles from './circular-slider.module.css'

export type CircularSliderProps = NumberControlProps & {
  /** Label of the field in the centre in which the number can be typed. @default label */
  readonly fieldLabel?: string | undefined
  /** Called when a typed number can have no further digit, and on Enter in the field. */
  readonly onComplete?: (() => void) | undefined
  /** Values with a longer, darker tick mark, for instance half time. @default none */
  readonly majorTicks?: readonly number[] | undefined
  /** Values labelled inside of the ring. The minimum and the maximum share a place: label one of them. @default none */
  readonly marks?: readonly number[] | undefined
  /** Formats a label inside of the ring. @default the value as `formatValue` formats it */
  readonly formatMark?: ((value: number) => string) | undefined
  /** Ref to the native range input. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const DEFAULT_MAX = 100

/** Difference between two tick marks. */
const TICK_EVERY = 10

/** Length of a tick mark, as a fraction of a turn. Ticks with less space between them are not drawn. */
const TICK = 0.004

/** Length of a gap that is longer than a turn, so that the dashes before it are drawn only once. */
const LONG_GAP = 2

/**
 * Renders a number control as a dial. The user drags the thumb, taps the ring, or uses the keys of the native range
 * input. A number can be typed in the centre; a digit that is typed on the dial moves the focus there.
 * A drag never jumps from the maximum to the minimum. A touch next to the thumb scrolls the page.
 * States: `data-untouched`, `data-disabled`.
 *
 * @example <CircularSlider label="Minute of the first points" fieldLabel="minute" max={80} majorTicks={[40]} />
 */
export function CircularSlider({
  label,
  labelHidden = false,
  fieldLabel = label,
  onComplete,
  majorTicks = [],
  marks = [],
  formatMark,
  className,
  ref,
  ...options
}: CircularSliderProps): ReactElement {
  const control = useNumberControl(options, DEFAULT_MAX)
  const { value, min, max, disabled, formatValue, isUntouched } = control
  const tickDistance = TICK_EVERY / (max - min || TICK_EVERY)
  const inputProps = useRangeInputProps(control)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const ringHandlers = useArcDrag(control, input)
  const field = useRef<HTMLInputElement>(null)
  return (
    <div
      ref={control.resetRef}
      className={classNames(styles['dial'], className)}
      data-untouched={isUntouched || undefined}
      data-disabled={disabled || undefined}
    >
      {labelHidden ? null : <span aria-hidden="true">{label}</span>}
      <div className={styles['face']}>
        <input
          {...inputProps}
          ref={input}
          className={styles['input']}
          aria-label={label}
          onKeyDown={(event) => {
            inputProps.onKeyDown?.(event)
            // The digit is then typed into the field. Some keyboards have their digits on Shift.
            const { key, altKey, ctrlKey, metaKey } = event
            if (/^\d$/.test(key) && !altKey && !ctrlKey && !metaKey) field.current?.focus()
          }}
        />
        <svg className={styles['rings']} viewBox="-120 -120 240 240" aria-hidden="true">
          <Ring radius={106} />
          <Ring radius={106} className={styles['arc']} dashes={[ratioOf(value, min, max), LONG_GAP]} />
          {tickDistance < 2 * TICK ? null : (
            <Ring radius={88} className={styles['tick']} dashes={[TICK, tickDistance - TICK]} />
          )}
          {marksWithin(majorTicks, min, max).map((tick) => (
            <Ring
              key={tick}
              radius={88}
              className={styles['tick']}
              dashes={[0, ratioOf(tick, min, max), TICK, LONG_GAP]}
            />
          ))}
        </svg>
        <div aria-hidden="true">
          {marksWithin(marks, min, max).map((mark) => (
            <span key={mark} className={styles['mark']} style={ratioStyle(mark, min, max)}>
              <bdi>{(formatMark ?? formatValue)(mark)}</bdi>
            </span>
          ))}
        </div>
        <div className={styles['ring']} {...ringHandlers}>
          <span className={styles['thumb']} style={ratioStyle(value, min, max)} />
        </div>
        <div className={styles['centre']}>
          <NumberField
            ref={field}
            className={styles['value']}
            label={fieldLabel}
            tabStop={false}
            control={control}
            onComplete={onComplete}
          />
        </div>
      </div>
    </div>
  )
}

type RingProps = {
  readonly radius: number
  readonly className?: string | undefined
  /** Lengths of dashes and gaps in turn, as fractions of the circumference. @default a solid line */
  readonly dashes?: readonly number[] | undefined
}

function Ring({ radius, className, dashes }: RingProps): ReactElement {
  return <circle className={className} r={radius} pathLength={1} strokeDasharray={dashes?.join(' ')} />
}

type RingHandlers = Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerMove' | 'onClick'>

/**
 * Returns the pointer handlers of the ring. A mouse can drag from anywhere on the ring. A touch, also that of a
 * pen, drags only the thumb and otherwise taps, so that a scroll can start on the ring.
 */
function useArcDrag(control: NumberControl, input: RefObject<HTMLInputElement | null>): RingHandlers {
  const { min, max, latestValue, change } = control
  // The value of the drag, which can be beyond the range. Undefined while a touch may become a scroll.
  const dragValue = useRef<number>(undefined)

  function moveTo({ currentTarget: ring, nativeEvent }: MouseEvent<HTMLElement>, previous = (min + max) / 2) {
    const radius = ring.offsetWidth / 2
    const point = { x: nativeEvent.offsetX - radius, y: nativeEvent.offsetY - radius }
    dragValue.current = valueAt(point, previous, control)
    change(dragValue.current)
  }
  // So that the keyboard continues from the value set by the pointer.
  const focusInput = () => input.current?.focus({ preventScroll: true })
  // Also by a fieldset around it: a browser disables only native controls.
  const isDisabled = () => input.current?.matches(':disabled')
  return {
    onPointerDown(event) {
      const { currentTarget: ring, target, pointerType } = event
      if (event.button !== 0 || !event.isPrimary || isDisabled()) return
      dragValue.current = undefined
      if (target === ring && /touch|pen/.test(pointerType)) return
      event.preventDefault()
      ring.setPointerCapture(event.pointerId)
      focusInput()
      if (target === ring) return moveTo(event)
      dragValue.current = latestValue.current
      change(latestValue.current)
    },
    onPointerMove(event) {
      if (dragValue.current === undefined || isDisabled()) return
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event, dragValue.current)
    },
    // Fires after a tap, but not after a scroll.
    onClick(event) {
      if (dragValue.current !== undefined || isDisabled()) return
      focusInput()
      moveTo(event)
    },
  }
}
