import { type KeyboardEvent, type ReactElement, type ReactNode, type Ref, useId } from 'react'
import { useControlled } from '../../internal/use-controlled.ts'
import type { ValueControlProps } from '../value-control.ts'
import styles from './tabs.module.css'

/** One tab. */
export type TabItem = {
  /** What the control reports. */
  readonly value: string
  /** What the fan reads. */
  readonly label: string
}

/** Props of {@link Tabs}. */
export type TabsProps = Omit<ValueControlProps<string>, 'labelHidden'> & {
  /** The tabs, in order. */
  readonly items: readonly TabItem[]
  /** What the selected tab shows. */
  readonly children?: ReactNode
  /** The line of tabs. */
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Views of one place. Left and Right (turned in right-to-left writing), Home and End move and select.
 * On a tab: `aria-selected`.
 *
 * @example <Tabs label="Views" items={views} value={view} onValueChange={open}>{page}</Tabs>
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  onValueCommitted,
  disabled = false,
  children,
  className,
  ref,
}: TabsProps): ReactElement {
  const id = useId()
  const [selected, setSelected] = useControlled({
    value,
    defaultValue: defaultValue ?? items[0]?.value ?? '',
    onValueChange,
  })
  const at = items.findIndex((item) => item.value === selected)

  function select(item: TabItem | undefined): void {
    if (item === undefined || item.value === selected) return
    setSelected(item.value)
    onValueCommitted?.(item.value)
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const moves: Partial<Record<string, number>> = {
      ArrowLeft: turned ? at + 1 : at - 1,
      ArrowRight: turned ? at - 1 : at + 1,
      Home: 0,
      End: items.length - 1,
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = (move + items.length) % items.length
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
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
            aria-selected={index === at}
            aria-controls={index === at && children !== undefined ? `${id}-panel` : undefined}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            disabled={disabled}
            onClick={() => select(item)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {children === undefined ? null : (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={at < 0 ? undefined : `${id}-${at}`}>
          {children}
        </div>
      )}
    </div>
  )
}
