import { hasVisibleCharacter, normalizeNickname } from '@touchline/game-rules'
import { Button, TextField } from '@touchline/ui-kit'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { matesCopy } from '../../config/copy/mates-copy.ts'
import { isBoardName, MATES_LIMITS } from '../../device/mates-boards.ts'
import styles from './mates.module.css'

interface NewMatesBoardProps {
  readonly onCreate: (name: string) => void
  readonly onCancel: () => void
}

/** Renders the form that names a new mates' board. */
export function NewMatesBoard({ onCreate, onCancel }: NewMatesBoardProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const name = normalizeNickname(text)
  const isInvisible = name !== '' && !hasVisibleCharacter(name)

  // The player has just asked for it.
  useEffect(() => field.current?.focus(), [])

  function create(event: SubmitEvent): void {
    event.preventDefault()
    if (isBoardName(name)) onCreate(name)
  }

  return (
    <form className={styles['card']} onSubmit={create}>
      <h3 className={styles['title']}>{matesCopy.newTitle}</h3>
      <p>{matesCopy.newText}</p>
      <TextField
        ref={field}
        label={matesCopy.name}
        maxLength={MATES_LIMITS.name}
        value={text}
        onValueChange={setText}
        error={isInvisible ? matesCopy.invisible : undefined}
        autoComplete="off"
        enterKeyHint="done"
      />
      <div className={styles['bar']}>
        <Button type="submit" variant="primary" disabled={!isBoardName(name)}>
          {matesCopy.create}
        </Button>
        <Button onClick={onCancel}>{matesCopy.cancel}</Button>
      </div>
    </form>
  )
}
