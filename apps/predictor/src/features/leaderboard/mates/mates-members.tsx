import type { Standing } from '@touchline/game-rules'
import { Button, CloseIcon } from '@touchline/ui-kit'
import { useRef } from 'react'
import type { MatesBoard } from '../../../device/mates-boards.ts'
import { useGame } from '../../../launch/game.ts'
import { nameOfPlayer } from '../../../queries/leaderboards.ts'
import { ShareButton } from '../../../sharing/share-button.tsx'
import styles from './mates.module.css'
import { matesCopy } from './mates-copy.ts'
import { matesLink } from './mates-link.ts'

interface MatesMembersProps {
  readonly board: MatesBoard
  /** The rows of the members, which have their names. */
  readonly standings: readonly Standing[]
  readonly playerId: string
  readonly onChange: (board: MatesBoard) => void
  readonly onLeave: () => void
}

/** Renders the link of a board, its members, and the ways to remove one and to leave. */
export function MatesMembers({ board, standings, playerId, onChange, onLeave }: MatesMembersProps) {
  const { settings, launch } = useGame()
  const summary = useRef<HTMLElement>(null)
  const link = matesLink(settings, board, {
    tournamentId: launch.tournamentId,
    origin: window.location.origin,
  })
  const { memberIds } = board
  const nameOf = (id: string) =>
    nameOfPlayer(id, standings.find((standing) => standing.playerId === id)?.nickname ?? '')
  return (
    <div className={styles['members']}>
      <p>{memberIds.length > 1 ? matesCopy.passOn : matesCopy.alone}</p>
      <ShareButton label={matesCopy.share} text={matesCopy.invite(board.name, link)} />
      <details>
        <summary ref={summary}>{matesCopy.members(memberIds.length)}</summary>
        <ul className={styles['list']}>
          {memberIds.map((id) => (
            <li key={id}>
              <bdi>{id === playerId ? matesCopy.you : nameOf(id)}</bdi>
              {id === playerId ? (
                <Button onClick={onLeave}>{matesCopy.leave}</Button>
              ) : (
                <Button
                  variant="quiet"
                  shape="round"
                  label={matesCopy.remove(nameOf(id))}
                  onClick={() => {
                    onChange({ ...board, memberIds: memberIds.filter((other) => other !== id) })
                    // The button is removed with its row.
                    summary.current?.focus()
                  }}
                >
                  <CloseIcon />
                </Button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
