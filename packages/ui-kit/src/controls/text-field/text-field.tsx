import { type ComponentPropsWithRef, type ReactElement, useId, useRef } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import { useControlled } from '../../internal/use-controlled.ts'
import type { ValueControlProps } from '../value-control.ts'
import styles from './text-field.module.css'
import { firstVisible, visibleLength } from './visible-length.ts'

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'ref'
  | 'name'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'placeholder'
  | 'required'
>

/** Props of {@link TextField}. */
export type TextFieldProps = ValueControlProps<string> &
  NativeProps & {
    /** Longest text in visible characters; shown as a live 'n / 30'. */
    readonly maxLength?: number | undefined
    /** A sentence under the field. */
    readonly hint?: string | undefined
    /** What is wrong; replaces the hint and is read out. */
    readonly error?: string | undefined
  }

/**
 * One line of text with a live count. The count and the limit go by visible characters.
 * States: `data-invalid`, `data-disabled`.
 *
 * @example <TextField label="Nickname" maxLength={30} value={name} onValueChange={setName} error={problem} />
 */
export function TextField({
  label,
  labelHidden = false,
  value,
  defaultValue,
  onValueChange,
  onValueCommitted,
  disabled = false,
  maxLength,
  hint,
  error,
  className,
  ...native
}: TextFieldProps): ReactElement {
  const id = useId()
  const [text, setText] = useControlled({ value, defaultValue: defaultValue ?? '', onValueChange })
  const isChanged = useRef(false)
  function change(next: string): void {
    isChanged.current = true
    setText(next)
  }
  const take = (next: string) => change(maxLength === undefined ? next : firstVisible(next, maxLength))
  return (
    <div
      className={classNames(styles['field'], className)}
      data-invalid={error === undefined ? undefined : true}
      data-disabled={disabled || undefined}
    >
      <div className={styles['top']}>
        <ControlLabel htmlFor={id} hidden={labelHidden}>
          {label}
        </ControlLabel>
        {maxLength === undefined ? null : (
          <span id={`${id}-count`} className={styles['count']}>
            {visibleLength(text)} / {maxLength}
          </span>
        )}
      </div>
      <input
        {...native}
        id={id}
        className={styles['input']}
        type="text"
        dir="auto"
        aria-describedby={`${maxLength === undefined ? '' : `${id}-count `}${id}-note`}
        aria-invalid={error === undefined ? undefined : true}
        disabled={disabled}
        value={text}
        onChange={(event) => {
          // A text that an input method is still composing is cut when it is done.
          const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
          if (composing) change(event.currentTarget.value)
          else take(event.currentTarget.value)
        }}
        onCompositionEnd={(event) => take(event.currentTarget.value)}
        onBlur={() => {
          if (isChanged.current) onValueCommitted?.(text)
          isChanged.current = false
        }}
      />
      <p id={`${id}-note`} className={styles['note']} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  )
}
