import { Button } from '@touchline/ui-kit'
import { useEffect, useRef } from 'react'
import { matesCopy } from '../../config/copy/mates-copy.ts'
import { MATES_LIMITS, type MatesBoard } from '../../device/mates-boards.ts'
import styles from './mates.module.css'

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
      <div className={styles['bar']}>
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
