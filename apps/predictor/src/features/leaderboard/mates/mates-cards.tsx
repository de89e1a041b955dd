import { hasVisibleCharacter, normalizeNickname } from '@touchline/game-rules'
import { Button, TextField } from '@touchline/ui-kit'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import styles from './mates.module.css'
import { matesCopy } from './mates-copy.ts'
import { isBoardName, MATES_LIMITS, type MatesBoard } from './mates-store.ts'

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
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" disabled={!isBoardName(name)}>
          {matesCopy.create}
        </Button>
        <Button onClick={onCancel}>{matesCopy.cancel}</Button>
      </div>
    </form>
  )
}

interface MatesInvitationCardProps {
  /** The board as the link names it. */
  readonly board: MatesBoard
  readonly playerId: string
  /** The player's copy of it, if there is one. */
  readonly known: MatesBoard | undefined
  /** Whether the player is on as many boards as are allowed. */
  readonly isFull: boolean
  readonly onJoin: () => void
  readonly onDismiss: () => void
}

/** Renders what a link to a mates' board offers: to join it, or to add its new members. */
export function MatesInvitationCard(props: MatesInvitationCardProps) {
  const { board, known, onJoin, onDismiss } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const refusal = refusalOf(props)
  const newIds = board.memberIds.filter((id) => known?.memberIds.includes(id) !== true)
  const isKnown = known !== undefined
  return (
    <section className={styles['card']}>
      <h3 ref={title} tabIndex={-1} className={styles['title']}>
        {isKnown ? matesCopy.addTitle(known.name) : matesCopy.joinTitle(board.name)}
      </h3>
      <p>{refusal ?? (isKnown ? matesCopy.addText(newIds.length) : matesCopy.joinText(newIds.length))}</p>
      <div className={styles['actions']}>
        {refusal === undefined ? (
          <Button variant="primary" onClick={onJoin}>
            {isKnown ? matesCopy.add : matesCopy.join}
          </Button>
        ) : null}
        <Button onClick={onDismiss}>{matesCopy.cancel}</Button>
      </div>
    </section>
  )
}

function refusalOf({ board, playerId, known, isFull }: MatesInvitationCardProps): string | undefined {
  const { members, boards } = MATES_LIMITS
  const all = new Set([...board.memberIds, ...(known?.memberIds ?? []), playerId])
  if (all.size > members) return matesCopy.full(members)
  return isFull && known === undefined ? matesCopy.tooManyBoards(boards) : undefined
}
