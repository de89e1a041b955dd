import { type ComponentPropsWithRef, type ReactElement, useId } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import fieldStyles from '../../internal/field.module.css'
import { graphemesOf } from '../../internal/rules.ts'
import { useControlled } from '../../internal/use-controlled.ts'
import type { FormControlProps } from '../value-control.ts'
import styles from './text-field.module.css'

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint' | 'placeholder'
>

export type TextFieldProps = FormControlProps<string> &
  NativeProps & {
    /** Maximum length in grapheme clusters, shown with the current length as 'n / 30'. */
    readonly maxLength?: number | undefined
    /** Text under the field. */
    readonly hint?: string | undefined
    /** Error message. It replaces the hint and is announced. */
    readonly error?: string | undefined
  }

/**
 * Renders a text input with a live character count. The count and the limit are in grapheme clusters.
 * States: `data-invalid`, `data-disabled`.
 *
 * @example <TextField label="Nickname" maxLength={30} value={name} onValueChange={setName} error={problem} />
 */
export function TextField({
  label,
  labelHidden = false,
  value,
  defaultValue = '',
  onValueChange,
  disabled = false,
  maxLength,
  hint,
  error,
  className,
  ...native
}: TextFieldProps): ReactElement {
  const id = useId()
  const [text, setText, resetRef] = useControlled({ value, defaultValue, onValueChange })
  const length = graphemesOf(text).length
  const isInvalid = error !== undefined || undefined
  const limit = maxLength ?? Number.POSITIVE_INFINITY
  function readField(field: HTMLInputElement, maximum: number): void {
    if (graphemesOf(field.value).length > maximum) limitInsertion(field, maximum)
    if (field.value !== text) setText(field.value)
  }
  return (
    <div
      ref={resetRef}
      className={classNames(styles['field'], className)}
      data-invalid={isInvalid}
      data-disabled={disabled || undefined}
    >
      <div className={styles['top']}>
        <ControlLabel htmlFor={id} hidden={labelHidden}>
          {label}
        </ControlLabel>
        {maxLength === undefined ? null : (
          <span id={`${id}-count`} className={styles['count']}>
            {`${length} / ${maxLength}`}
          </span>
        )}
      </div>
      <input
        {...native}
        id={id}
        className={classNames(fieldStyles['field'], styles['input'])}
        type="text"
        dir="auto"
        aria-describedby={`${maxLength === undefined ? '' : `${id}-count `}${id}-note`}
        aria-invalid={isInvalid}
        disabled={disabled}
        value={text}
        onChange={({ currentTarget, nativeEvent }) => {
          // Text of an input method is shortened only after its composition has ended.
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
          // A text that is too long from the start can become shorter, but not longer.
          readField(currentTarget, isComposing ? Number.POSITIVE_INFINITY : Math.max(limit, length))
        }}
        onCompositionEnd={({ currentTarget }) => readField(currentTarget, limit)}
      />
      <p id={`${id}-note`} className={styles['note']} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  )
}

/**
 * Limits the length of a field in grapheme clusters after an insertion, as `maxlength` does: the inserted text, which is
 * before the caret, is shortened, and not the text around it.
 */
function limitInsertion(field: HTMLInputElement, maxLength: number): void {
  const { value, selectionStart } = field
  const caret = selectionStart ?? value.length
  const after = graphemesOf(value.slice(caret)).slice(0, maxLength)
  const before = graphemesOf(value.slice(0, caret))
    .slice(0, maxLength - after.length)
    .join('')
  const limited = before + after.join('')
  if (limited === value) return
  field.value = limited
  field.setSelectionRange(before.length, before.length)
}
