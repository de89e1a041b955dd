import { type ReactElement, type Ref, useId } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useControlled } from '../../internal/use-controlled.ts'
import type { ValueControlProps } from '../value-control.ts'
import styles from './carousel.module.css'

/** One stop of the carousel. */
export type CarouselItem = {
  /** What the control reports. */
  readonly value: string
  /** What the fan reads. */
  readonly label: string
}

/** Props of {@link Carousel}. */
export type CarouselProps = Omit<ValueControlProps<string>, 'labelHidden'> & {
  /** The stops, in order. */
  readonly items: readonly CarouselItem[]
  /** The group, a native fieldset that scrolls. */
  readonly ref?: Ref<HTMLFieldSetElement> | undefined
}

/**
 * A line of names to swipe through, the chosen one in the middle: native radios, so arrow keys move along it. A swipe
 * looks around and chooses nothing: the chosen stop stays in sight at the edge of the line until another one is tapped.
 * On a stop: `data-checked`.
 *
 * @example <Carousel label="Round" items={rounds} value={round} onValueChange={setRound} />
 */
export function Carousel({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  onValueCommitted,
  disabled = false,
  className,
  ref,
}: CarouselProps): ReactElement {
  const name = useId()
  const [chosen, setChosen] = useControlled({ value, defaultValue: defaultValue ?? '', onValueChange })

  return (
    <fieldset
      ref={ref}
      className={classNames(styles['carousel'], className)}
      disabled={disabled}
      aria-label={label}
    >
      {items.map((item) => (
        <label
          key={item.value}
          className={styles['stop']}
          data-checked={item.value === chosen || undefined}
          ref={item.value === chosen ? keepInTheMiddle : undefined}
        >
          <input
            className={styles['radio']}
            type="radio"
            // Of no form: its reset would change what is shown and tell nobody.
            form=""
            name={name}
            checked={item.value === chosen}
            onChange={() => {
              setChosen(item.value)
              onValueCommitted?.(item.value)
            }}
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  )
}

/** Ref of the chosen stop. Not scrollIntoView: that would move the page as well. */
function keepInTheMiddle(stop: HTMLElement | null): (() => void) | undefined {
  const line = stop?.parentElement
  if (!stop || !line) return undefined
  function move(): void {
    if (line && stop?.dataset['checked']) {
      line.scrollLeft = startOf(stop) + stop.offsetWidth / 2 - line.clientWidth / 2
    }
  }
  move()
  // The display face sets the stops a little wider or narrower than its stand-in.
  void document.fonts?.ready.then(move)
  // A rotated phone has another middle, and a line that was hidden has lost its place.
  const observer = new ResizeObserver(move)
  observer.observe(line)
  return () => observer.disconnect()
}

/** The left edge of a stop in the line. Its offset is another one while it sticks to the edge. */
function startOf(stop: HTMLElement): number {
  stop.style.position = 'static'
  const start = stop.offsetLeft
  stop.style.position = ''
  return start
}
