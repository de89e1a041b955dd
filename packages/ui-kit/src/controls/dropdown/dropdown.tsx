import { type ReactElement, type Ref, useId } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import { useControlled } from '../../internal/use-controlled.ts'
import { DownIcon } from '../icons/icons.tsx'
import type { ValueControlProps } from '../value-control.ts'
import styles from './dropdown.module.css'

/** One option. */
export type DropdownOption = {
  /** What the control reports. */
  readonly value: string
  /** What the fan reads. */
  readonly label: string
}

/** Props of {@link Dropdown}. */
export type DropdownProps = ValueControlProps<string> & {
  /** The options, in order. */
  readonly options: readonly DropdownOption[]
  /** The select. */
  readonly ref?: Ref<HTMLSelectElement> | undefined
}

/**
 * One of several behind one line: a native select, so a phone opens its own picker. State: `data-disabled`.
 *
 * @example <Dropdown label="Board" options={boards} value={board} onValueChange={setBoard} />
 */
export function Dropdown({
  label,
  labelHidden = false,
  value,
  defaultValue,
  onValueChange,
  onValueCommitted,
  disabled = false,
  options,
  className,
  ref,
}: DropdownProps): ReactElement {
  const id = useId()
  const [chosen, setChosen] = useControlled({
    value,
    defaultValue: defaultValue ?? options[0]?.value ?? '',
    onValueChange,
  })
  return (
    <div className={classNames(styles['dropdown'], className)} data-disabled={disabled || undefined}>
      <ControlLabel htmlFor={id} hidden={labelHidden}>
        {label}
      </ControlLabel>
      <span className={styles['line']}>
        <select
          ref={ref}
          id={id}
          // Of no form: its reset would change what is shown and tell nobody.
          form=""
          className={styles['select']}
          disabled={disabled}
          value={chosen}
          onChange={(event) => {
            setChosen(event.currentTarget.value)
            onValueCommitted?.(event.currentTarget.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <DownIcon />
      </span>
    </div>
  )
}
