import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useDeferredValue, useState } from 'react'
import type { Welcome } from '../../../src/client/control-client.ts'
import { fansQuery } from '../api/queries.ts'
import { Field } from '../frame/field.tsx'
import { GameLink } from '../frame/game-link.tsx'
import { useGameUrl } from '../frame/open-game.ts'
import { Part } from '../frame/part.tsx'
import { Reading } from '../frame/reading.tsx'
import { FanButton } from './fan-button.tsx'
import styles from './fans.module.css'
import { NewFanForm } from './new-fan-form.tsx'

/** The maximum length of the sandbox's list. */
const MOST_FANS = 50

/** Renders the search for fans, and the buttons that open the game as one of them. */
export function FansView({ welcome }: { readonly welcome: Welcome }): ReactElement {
  const gameUrl = useGameUrl()
  const [nickname, setNickname] = useState('')
  const query = useQuery(fansQuery(useDeferredValue(nickname.trim())))
  return (
    <div className={styles['view']}>
      <Part title="Play as">
        <div className={styles['links']}>
          {welcome.fans.map((fan) => (
            <GameLink key={fan.profileId} href={gameUrl(fan.accessToken)}>
              {fan.nickname}
            </GameLink>
          ))}
        </div>
        <NewFanForm clientId={welcome.clientId} />
      </Part>
      <Part title="Find a fan">
        <Field
          type="search"
          label="Nickname"
          value={nickname}
          onChange={(event) => setNickname(event.currentTarget.value)}
        />
        <Reading query={query}>
          {(fans) => (
            <>
              <ul className={styles['found']} aria-label="Fans found">
                {fans.map((fan) => (
                  <li key={fan.profileId}>
                    <FanButton profileId={fan.profileId} nickname={fan.nickname} />
                  </li>
                ))}
              </ul>
              <p className={styles['note']} role="status">
                {foundText(fans.length)}
              </p>
            </>
          )}
        </Reading>
      </Part>
    </div>
  )
}

function foundText(count: number): string {
  if (count === 0) return 'No fan has this nickname.'
  return count < MOST_FANS
    ? `${count} found.`
    : `The first ${MOST_FANS}. Type more of the nickname to narrow them down.`
}
