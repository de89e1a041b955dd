import { type ReactElement, type Ref, useId } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useControlled } from '../../internal/use-controlled.ts'
import type { ControlItem, ValueControlProps } from '../value-control.ts'
import styles from './carousel.module.css'

export type CarouselProps = ValueControlProps<string> & {
  /** The items, in order. */
  readonly items: readonly ControlItem[]
  /** Ref to the native fieldset, which scrolls. */
  readonly ref?: Ref<HTMLFieldSetElement> | undefined
}

/**
 * Renders native radio buttons in a horizontally scrolling row with the selected item in the middle. Arrow keys change
 * the selection. A swipe only scrolls: the selected item sticks to the edge of the row until another one is tapped.
 * State of an item: `data-checked`.
 *
 * @example <Carousel label="Round" items={rounds} value={round} onValueChange={setRound} />
 */
export function Carousel({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  className,
  ref,
}: CarouselProps): ReactElement {
  const group = useId()
  const [chosen, choose] = useControlled({ value, defaultValue, onValueChange })
  const selected = items.find((item) => item.value === chosen)
  return (
    <fieldset ref={ref} className={classNames(styles['carousel'], className)} aria-label={label}>
      {items.map((item) => (
        <label
          key={item.value}
          className={styles['item']}
          data-checked={item === selected || undefined}
          ref={item === selected ? keepCentred : undefined}
        >
          <input
            className={styles['radio']}
            type="radio"
            name={group}
            // No part of a form around it.
            form=""
            checked={item === selected}
            onChange={() => choose(item.value)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Ref callback of the selected item. It does not use scrollIntoView, which would also scroll the page. */
function keepCentred(item: HTMLElement | null): (() => void) | undefined {
  const row = item?.parentElement
  if (!item || !row) return undefined
  const centre = () => {
    if (item.dataset['checked'])
      row.scrollLeft = offsetLeftOf(item) + item.offsetWidth / 2 - row.clientWidth / 2
  }
  centre()
  // The tests of an app may run without a layout, as in jsdom.
  if (!window.ResizeObserver) return undefined
  const observer = new ResizeObserver(centre)
  // A rotation changes the width of the row, and hiding it resets its scroll position.
  observer.observe(row)
  // The items have other widths in the display typeface than in its fallback, and in larger text.
  observer.observe(item)
  return () => observer.disconnect()
}

/** Returns the left edge of an item in the row. While an item sticks to the edge, its `offsetLeft` is different. */
function offsetLeftOf(item: HTMLElement): number {
  item.style.position = 'static'
  const left = item.offsetLeft
  item.style.position = ''
  return left
}
