'use client'

import { useState } from 'react'
import type { NumberControl } from '../../internal/use-number-control.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { keyboardFor } from './keyboard-for.ts'
import { typedText } from './typed-text.ts'

const DIGITS: ReadonlySet<string> = new Set('0123456789')
const DECIMALS: ReadonlySet<string> = new Set('0123456789.-')

/** The state of a field in which a number is typed. */
export interface Typing {
  /** The text while the user types; undefined while the field shows the value. */
  readonly draft: string | undefined
  /** Reads the field after an input event. */
  readonly readField: (field: HTMLInputElement, event: Event) => void
  /** Shows the value again. */
  readonly endDraft: () => void
}

/** Returns the state of the field of a number control. */
export function useTyping(control: NumberControl): Typing {
  const { max, change } = control
  const isNaturalNumber = keyboardFor(control) === 'numeric'
  const { asciiNumber } = useLocale()
  const [draft, setDraft] = useState<string>()
  // A field that becomes disabled loses the focus without a blur event.
  if (control.disabled && draft !== undefined) setDraft(undefined)
  return {
    draft,
    readField(field, event) {
      const text = typedText(field.value, event, {
        isFirst: draft === undefined,
        maxLength: isNaturalNumber ? String(max).length : undefined,
      })
      const typed = Array.from(text)
        .filter((character) => (isNaturalNumber ? DIGITS : DECIMALS).has(asciiNumber(character)))
        .join('')
      setDraft(typed)
      const number = asciiNumber(typed)
      // An incomplete number, for instance a minus sign, is not a value yet.
      if (number !== '' && !Number.isNaN(Number(number))) change(Number(number))
    },
    endDraft: () => setDraft(undefined),
  }
}
