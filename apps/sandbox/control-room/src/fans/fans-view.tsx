import { useQuery } from '@tanstack/react-query'
import { Button, Notice } from '@touchline/ui-kit'
import { type ReactElement, useContext, useDeferredValue, useState } from 'react'
import type { FanToken, Welcome } from '../../../src/client/control-client.ts'
import styles from '../app.module.css'
import { controls, fansQuery } from '../controls.ts'
import { GameUrlContext, useAct } from '../frame/act.ts'
import frame from '../frame/frame.module.css'
import { FanButton, GameLink } from '../frame/game.tsx'
import { Field, Part, Reading } from '../frame/layout.tsx'

/** The maximum length of the sandbox's list. */
const MOST_FANS = 50
const LONGEST_NICKNAME = 30

/** Renders the search for fans, and the buttons that open the game as one of them. */
export function FansView({ welcome }: { readonly welcome: Welcome }): ReactElement {
  const gameUrl = useContext(GameUrlContext)
  const [nickname, setNickname] = useState('')
  const query = useQuery(fansQuery(useDeferredValue(nickname.trim())))
  return (
    <div className={styles['columns']}>
      <Part title="Play as">
        <div className={frame['row']}>
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
              <ul className={`${frame['list']} ${styles['found']}`} aria-label="Fans found">
                {fans.map((fan) => (
                  <li key={fan.profileId}>
                    <FanButton profileId={fan.profileId} nickname={fan.nickname} />
                  </li>
                ))}
              </ul>
              <p role="status">{foundText(fans.length)}</p>
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

function NewFanForm({ clientId }: { readonly clientId: string }): ReactElement {
  const [made, setMade] = useState<FanToken>()
  const { act, isBusy } = useAct()
  const gameUrl = useContext(GameUrlContext)
  const create = (fields: FormData) => {
    const nickname = String(fields.get('nickname')).trim() || undefined
    const work = async () => setMade(await controls.createFan(clientId, { nickname }))
    act({ work, said: 'The new fan is there.' })
  }
  return (
    <form className={styles['narrow']} action={create}>
      <Field
        type="text"
        name="nickname"
        label="Nickname of a new fan"
        placeholder="Invented if left empty"
        maxLength={LONGEST_NICKNAME}
        autoComplete="off"
      />
      <div className={frame['row']}>
        <Button type="submit" busy={isBusy}>
          Create a fan
        </Button>
      </div>
      {made ? (
        <Notice
          live="off"
          tone="positive"
          title={made.nickname}
          action={<GameLink href={gameUrl(made.accessToken)}>Open the game</GameLink>}
        >
          Has predicted nothing yet.
        </Notice>
      ) : null}
    </form>
  )
}
