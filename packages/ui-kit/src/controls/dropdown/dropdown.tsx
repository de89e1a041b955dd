import { type ReactElement, type Ref, useId } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import fieldStyles from '../../internal/field.module.css'
import { useControlled } from '../../internal/use-controlled.ts'
import { DownIcon } from '../icons/icons.tsx'
import type { ControlItem, FormControlProps } from '../value-control.ts'
import styles from './dropdown.module.css'

export type DropdownProps = FormControlProps<string> & {
  /** The options, in order. With `required`, an option with an empty value is not a choice. */
  readonly options: readonly ControlItem[]
  /** Ref to the native select. */
  readonly ref?: Ref<HTMLSelectElement> | undefined
}

/**
 * Renders a native select, so that phones show their own picker. State: `data-disabled`.
 *
 * @example <Dropdown label="Board" options={boards} value={board} onValueChange={setBoard} />
 */
export function Dropdown({
  label,
  labelHidden = false,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  options,
  name,
  required,
  className,
  ref,
}: DropdownProps): ReactElement {
  const id = useId()
  const [chosen, choose, resetRef] = useControlled({ value, defaultValue, onValueChange })
  // A select without the chosen option shows its first one.
  const selected = options.find((option) => option.value === chosen) ?? options[0]
  return (
    <div
      ref={resetRef}
      className={classNames(styles['dropdown'], className)}
      data-disabled={disabled || undefined}
    >
      <ControlLabel htmlFor={id} hidden={labelHidden}>
        {label}
      </ControlLabel>
      <span className={styles['line']}>
        <select
          ref={ref}
          id={id}
          name={name}
          required={required}
          className={classNames(fieldStyles['field'], styles['select'])}
          disabled={disabled}
          value={selected?.value ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
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
