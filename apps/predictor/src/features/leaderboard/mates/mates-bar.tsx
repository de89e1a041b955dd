import { Button, Notice, PlusIcon } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useGameNavigation } from '../../../navigation/game-navigation.ts'
import styles from './mates.module.css'
import { MatesInvitationCard, NewMatesBoard } from './mates-cards.tsx'
import { matesCopy } from './mates-copy.ts'
import { type MatesInvitation, matesInvitation } from './mates-link.ts'
import { EVERYONE, MATES_LIMITS, type MatesBoard, type ShownPlayers, useMatesBoards } from './mates-store.ts'

interface MatesBarProps {
  readonly playerId: string
  readonly shown: ShownPlayers
  readonly onShow: (shown: ShownPlayers) => void
}

/** Renders the player's mates' boards as a choice next to everyone, and the board that a link brings. */
export function MatesBar({ playerId, shown, onShow }: MatesBarProps) {
  const { boards, put } = useMatesBoards()
  const [isNaming, setIsNaming] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const { invitation, dismiss } = useInvitation({ playerId, boards, onShow })
  const isFull = boards.length >= MATES_LIMITS.boards
  /** The pressed button is removed with its form: the board that is shown gets the focus. */
  const focusShown = () => group.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()

  function keep(board: MatesBoard): void {
    const known = boards.find(({ id }) => id === board.id)
    const memberIds = [...new Set([...(known?.memberIds ?? []), playerId, ...board.memberIds])]
    put({ id: board.id, name: board.name, memberIds: memberIds.slice(0, MATES_LIMITS.members) })
    setIsNaming(false)
    dismiss()
    onShow({ name: 'mates', boardId: board.id })
    requestAnimationFrame(focusShown)
  }

  return (
    <>
      <fieldset ref={group} className={styles['bar']} aria-label={matesCopy.choose}>
        <Button aria-pressed={shown.name === 'everyone'} onClick={() => onShow(EVERYONE)}>
          {matesCopy.everyone}
        </Button>
        {boards.map(({ id, name }) => (
          <Button
            key={id}
            aria-pressed={shown.name === 'mates' && shown.boardId === id}
            onClick={() => onShow({ name: 'mates', boardId: id })}
          >
            <bdi>{name}</bdi>
          </Button>
        ))}
        {isFull ? null : (
          <Button
            label={boards.length === 0 ? matesCopy.start : matesCopy.another}
            aria-expanded={isNaming}
            onClick={() => setIsNaming((was) => !was)}
          >
            {boards.length === 0 ? <MatesIcon /> : <PlusIcon />}
            {matesCopy.mates}
          </Button>
        )}
      </fieldset>
      {isNaming ? (
        <NewMatesBoard
          onCreate={(name) => keep({ id: randomId(), name, memberIds: [playerId] })}
          onCancel={() => {
            setIsNaming(false)
            group.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
          }}
        />
      ) : null}
      {invitation?.kind === 'unreadable' ? (
        <Notice tone="caution" onDismiss={dismiss}>
          {matesCopy.unreadable[invitation.reason]}
        </Notice>
      ) : null}
      {invitation?.kind === 'board' ? (
        <MatesInvitationCard
          board={invitation.board}
          playerId={playerId}
          known={boards.find(({ id }) => id === invitation.board.id)}
          isFull={isFull}
          onJoin={() => keep(invitation.board)}
          onDismiss={() => {
            dismiss()
            onShow(EVERYONE)
          }}
        />
      ) : null}
    </>
  )
}

interface InvitationOptions extends Pick<MatesBarProps, 'playerId' | 'onShow'> {
  readonly boards: readonly MatesBoard[]
}

/** Returns the invitation of the link with which the page was opened. A board without anyone new is only selected. */
function useInvitation({ playerId, boards, onShow }: InvitationOptions) {
  const { hash, pathname, search, state } = useLocation()
  const { open } = useGameNavigation()
  const [invitation, setInvitation] = useState<MatesInvitation>()
  const receive = useEffectEvent((read: MatesInvitation) => {
    // A reload, and an address that is copied later, do not bring the invitation back.
    open(pathname + search, { replace: true, state, preventScrollReset: true })
    if (read.kind === 'unreadable') return setInvitation(read)
    const { board } = read
    const known = boards.find(({ id }) => id === board.id)
    const isNews = board.memberIds.some((id) => id !== playerId && known?.memberIds.includes(id) !== true)
    if (known !== undefined && !isNews) return onShow({ name: 'mates', boardId: board.id })
    onShow({ name: 'link', board })
    setInvitation(read)
  })
  useEffect(() => {
    const read = matesInvitation(hash)
    if (read !== undefined) receive(read)
  }, [hash])
  return { invitation, dismiss: () => setInvitation(undefined) }
}

/** Unique among the boards of one player and their mates. (randomUUID needs https.) */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('')
}

function MatesIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5a6.5 6.5 0 0 1 13 0M16 5.2a3.5 3.5 0 0 1 0 6.6M18.5 14.5a6.5 6.5 0 0 1 3 5" />
    </svg>
  )
}
