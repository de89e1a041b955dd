import { Button, PencilIcon } from '@touchline/ui-kit'
import { type ReactElement, useState } from 'react'
import { Field } from '../frame/layout.tsx'
import { fieldText } from '../frame/time-text.ts'
import styles from './clock-panel.module.css'

interface SetTimeProps {
  readonly now: number
  readonly onSet: (at: number) => void
}

/** Renders the field for any date and time, collapsed, since the buttons are used more often. */
export function SetTime({ now, onSet }: SetTimeProps): ReactElement {
  const [text, setText] = useState<string>()
  if (text === undefined) {
    return (
      <Button
        className={styles['pencil']}
        shape="round"
        label="Set the time"
        onClick={() => setText(fieldText(now))}
      >
        <PencilIcon />
      </Button>
    )
  }
  const at = new Date(text).getTime()
  return (
    <form
      className={styles['set']}
      onSubmit={(event) => {
        event.preventDefault()
        onSet(at)
        setText(undefined)
      }}
    >
      <Field
        type="datetime-local"
        label="Date and time here"
        required
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={Number.isNaN(at)}>
        Set
      </Button>
      <Button variant="quiet" onClick={() => setText(undefined)}>
        Cancel
      </Button>
    </form>
  )
}
