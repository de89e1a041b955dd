import { normalizeNickname } from '@touchline/game-rules'
import { Button, Notice, PlusIcon, TextField } from '@touchline/ui-kit'
import { type SubmitEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useGame, usePlayer } from '../../../launch/game.ts'
import { useGameNavigation } from '../../../navigation/game-navigation.ts'
import layout from '../../../screen/screen-layout.module.css'
import type { GroupsProps } from '../leaderboard-screen.tsx'
import styles from './mates.module.css'
import { boardOfLink, isBoardName, MATES_LIMITS, type MatesBoard, useMatesBoards } from './mates-board.ts'
import { matesCopy } from './mates-copy.ts'
import { MatesTable } from './mates-table.tsx'

/** Adds the boards of mates to the leaderboards, unless the deployment does without them. */
export function MatesBoards({ boardId, emptyText, children }: GroupsProps) {
  const game = useGame()
  const playerId = usePlayer()?.id ?? ''
  const { boards, put, remove } = useMatesBoards()
  const { hash, pathname, search, state } = useLocation()
  const { open } = useGameNavigation()
  const [shownId, setShownId] = useState<string>()
  const [isNaming, setIsNaming] = useState(false)
  const bar = useRef<HTMLFieldSetElement>(null)
  if (!game.settings.matesBoards) return children()

  // The link of a board, until the player has decided about it.
  const link = boardOfLink(hash)
  const linked = link === 'unreadable' ? undefined : link
  const known = boards.find(({ id }) => id === (linked?.id ?? shownId))
  const newIds =
    linked?.memberIds.filter((id) => id !== playerId && known?.memberIds.includes(id) !== true) ?? []
  const offered = known === undefined || newIds.length > 0 ? linked : undefined
  const board = offered ?? known

  /** Chooses a board, or everyone, in place of what a link names. */
  function choose(id: string | undefined): void {
    setShownId(id)
    // A reload, and an address that is copied later, do not bring the board back.
    if (hash !== '') open(pathname + search, { replace: true, state })
  }

  /** Shows a board, or everyone. The pressed button may be removed: the choice gets the focus. */
  function show(id: string | undefined): void {
    choose(id)
    setIsNaming(false)
    requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus())
  }

  const joined = [...new Set([...(known?.memberIds ?? []), playerId, ...newIds])]

  function keep(kept: MatesBoard): void {
    put(kept)
    show(kept.id)
  }

  return children(
    <>
      <fieldset ref={bar} className={styles['bar']} aria-label={matesCopy.choose}>
        <Button aria-pressed={board === undefined} onClick={() => show(undefined)}>
          {matesCopy.everyone}
        </Button>
        {boards.map(({ id, name }) => (
          <Button key={id} aria-pressed={id === board?.id && board !== offered} onClick={() => show(id)}>
            <bdi>{name}</bdi>
          </Button>
        ))}
        <Button
          label={boards.length === 0 ? matesCopy.start : matesCopy.another}
          aria-expanded={isNaming}
          onClick={() => setIsNaming((was) => !was)}
        >
          <PlusIcon />
          {matesCopy.mates}
        </Button>
      </fieldset>
      {isNaming ? (
        <NewBoard
          onCreate={(name) => keep({ id: randomId(), name, memberIds: [playerId] })}
          onCancel={() => {
            setIsNaming(false)
            bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
          }}
        />
      ) : null}
      {link === 'unreadable' ? (
        <Notice tone="caution" onDismiss={() => show(undefined)}>
          {matesCopy.unreadable}
        </Notice>
      ) : null}
      {offered === undefined ? null : (
        <Offer
          board={offered}
          isKnown={known !== undefined}
          newCount={newIds.length}
          isFull={joined.length > MATES_LIMITS.members}
          onJoin={() => keep({ ...(known ?? offered), memberIds: joined })}
          onDismiss={() => show(undefined)}
        />
      )}
    </>,
    board === undefined ? undefined : (
      <MatesTable
        key={boardId}
        board={board}
        isMember={board !== offered}
        playerId={playerId}
        boardId={boardId}
        emptyText={emptyText}
        onChange={(changed) => {
          put(changed)
          choose(changed.id)
        }}
        onLeave={() => {
          remove(board.id)
          show(undefined)
        }}
      />
    ),
  )
}

interface NewBoardProps {
  readonly onCreate: (name: string) => void
  readonly onCancel: () => void
}

/** Renders the form that names a new board. */
function NewBoard({ onCreate, onCancel }: NewBoardProps) {
  const [text, setText] = useState('')
  const name = normalizeNickname(text)

  function create(event: SubmitEvent): void {
    event.preventDefault()
    if (isBoardName(name)) onCreate(name)
  }

  return (
    <form className={layout['cards']} onSubmit={create}>
      <h2 className={layout['title']}>{matesCopy.newTitle}</h2>
      <p>{matesCopy.newText}</p>
      <TextField
        ref={focusWhenShown}
        label={matesCopy.name}
        maxLength={MATES_LIMITS.name}
        value={text}
        onValueChange={setText}
        autoComplete="off"
        enterKeyHint="done"
      />
      <div className={layout['line']}>
        <Button type="submit" variant="primary" disabled={!isBoardName(name)}>
          {matesCopy.create}
        </Button>
        <Button onClick={onCancel}>{matesCopy.cancel}</Button>
      </div>
    </form>
  )
}

interface OfferProps {
  /** The board as the link names it. */
  readonly board: MatesBoard
  /** Whether the player has a copy of it. */
  readonly isKnown: boolean
  /** How many of its members are not on the player's copy. */
  readonly newCount: number
  /** Whether it would have more members than a board may have. */
  readonly isFull: boolean
  readonly onJoin: () => void
  readonly onDismiss: () => void
}

/** Renders what a link to a board offers: to join it, or to add its new members. */
function Offer({ board, isKnown, newCount, isFull, onJoin, onDismiss }: OfferProps) {
  const offer = isKnown ? matesCopy.addText(newCount) : matesCopy.joinText(newCount)
  const text = isFull ? matesCopy.full(MATES_LIMITS.members) : offer
  return (
    <section className={layout['cards']}>
      <h2 ref={focusWhenShown} tabIndex={-1} className={layout['title']}>
        {isKnown ? matesCopy.addTitle(board.name) : matesCopy.joinTitle(board.name)}
      </h2>
      <p>{text}</p>
      <div className={layout['line']}>
        {isFull ? null : (
          <Button variant="primary" onClick={onJoin}>
            {isKnown ? matesCopy.add : matesCopy.join}
          </Button>
        )}
        <Button onClick={onDismiss}>{matesCopy.cancel}</Button>
      </div>
    </section>
  )
}

/** Focuses an element that is mounted: the player has just asked for what it is part of. For `ref`. */
function focusWhenShown(element: HTMLElement | null): void {
  element?.focus()
}

/** Returns an id that is unique among the boards of one player and their mates. (randomUUID needs https.) */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('')
}
