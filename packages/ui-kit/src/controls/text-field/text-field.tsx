'use client'

import { type ComponentPropsWithRef, type ReactElement, useId, useRef } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { ControlLabel } from '../../internal/control-label.tsx'
import { graphemesOf } from '../../internal/graphemes-of.ts'
import { HiddenInput } from '../../internal/hidden-input.tsx'
import { useControlled } from '../../internal/use-controlled.ts'
import { useLocale } from '../../locale/use-locale.ts'
import type { ValueControlProps } from '../value-control.ts'
import styles from './text-field.module.css'

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint' | 'placeholder' | 'required'
>

/** Props of {@link TextField}. */
export type TextFieldProps = ValueControlProps<string> &
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
  defaultValue,
  onValueChange,
  onValueCommitted,
  disabled = false,
  maxLength,
  hint,
  error,
  name,
  className,
  ...native
}: TextFieldProps): ReactElement {
  const id = useId()
  const { formatNumber } = useLocale()
  const text = useControlled({ value, defaultValue: defaultValue ?? '', onValueChange })
  const isChanged = useRef(false)
  function change(next: string): void {
    isChanged.current = true
    text.set(next)
  }
  const changeLimited = (next: string) =>
    change(maxLength === undefined ? next : graphemesOf(next).slice(0, maxLength).join(''))
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
            {formatNumber(graphemesOf(text.value).length)} / {formatNumber(maxLength)}
          </span>
        )}
      </div>
      <input
        {...native}
        id={id}
        className={styles['input']}
        type="text"
        name={name}
        dir="auto"
        aria-describedby={`${maxLength === undefined ? '' : `${id}-count `}${id}-note`}
        aria-invalid={error === undefined ? undefined : true}
        disabled={disabled}
        value={text.value}
        onChange={(event) => {
          // Text of an input method is truncated only after its composition has ended.
          const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
          if (composing) change(event.currentTarget.value)
          else changeLimited(event.currentTarget.value)
        }}
        onCompositionEnd={(event) => changeLimited(event.currentTarget.value)}
        onBlur={() => {
          if (isChanged.current) onValueCommitted?.(text.value)
          isChanged.current = false
        }}
      />
      <HiddenInput name={name} onReset={text.reset} />
      <p id={`${id}-note`} className={styles['note']} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  )
}
