import { type KeyboardEvent, type ReactElement, type ReactNode, type Ref, useId } from 'react'
import { hasModifier } from '../../internal/has-modifier.ts'
import { useControlled } from '../../internal/use-controlled.ts'
import type { ControlItem, ValueControlProps } from '../value-control.ts'
import styles from './tabs.module.css'

export type TabsProps = ValueControlProps<string> & {
  /** The tabs, in order. */
  readonly items: readonly ControlItem[]
  /** The content of the selected tab. */
  readonly children?: ReactNode
  /** Ref to the tab list. */
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Renders tabs. Left and Right (swapped in right-to-left writing), Home and End select a tab. State of a tab:
 * `aria-selected`.
 *
 * @example <Tabs label="Views" items={views} value={view} onValueChange={setView}>{page}</Tabs>
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  children,
  className,
  ref,
}: TabsProps): ReactElement {
  const id = useId()
  const [chosen, choose] = useControlled({ value, defaultValue, onValueChange })
  const selectedValue = chosen ?? items[0]?.value
  const selectedIndex = items.findIndex((item) => item.value === selectedValue)

  function select(item: ControlItem | undefined): void {
    if (item !== undefined && item.value !== selectedValue) choose(item.value)
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
    if (hasModifier(event)) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    // The selected tab may be another one if a parent controls it.
    const focused = items.findIndex((_item, index) => tabs[index] === event.target)
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: isRightToLeft ? focused + 1 : focused - 1,
      ArrowRight: isRightToLeft ? focused - 1 : focused + 1,
      Home: 0,
      End: items.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + items.length) % items.length
    tabs[next]?.focus()
    select(items[next])
  }

  return (
    <div className={className}>
      <div ref={ref} role="tablist" aria-label={label} className={styles['tabs']} onKeyDown={handleKey}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            className={styles['tab']}
            aria-selected={index === selectedIndex}
            aria-controls={index === selectedIndex && children !== undefined ? `${id}-panel` : undefined}
            tabIndex={index === Math.max(selectedIndex, 0) ? 0 : -1}
            onClick={() => select(item)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {children === undefined ? null : (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={selectedIndex < 0 ? undefined : `${id}-${selectedIndex}`}
        >
          {children}
        </div>
      )}
    </div>
  )
}
