import { Button, Notice, TextField } from '@touchline/ui-kit'
import { type ReactElement, useState } from 'react'
import type { FanToken } from '../../../src/client/control-client.ts'
import { controls } from '../api/controls.ts'
import { useAct } from '../frame/act.ts'
import { GameLink } from '../frame/game-link.tsx'
import { useGameUrl } from '../frame/open-game.ts'
import styles from './fans.module.css'

const LONGEST_NICKNAME = 30

/** Renders the form that creates a fan, and the link to the game as that fan. */
export function NewFanForm({ clientId }: { readonly clientId: string }): ReactElement {
  const [nickname, setNickname] = useState('')
  const [made, setMade] = useState<FanToken>()
  const { act, isBusy } = useAct()
  const gameUrl = useGameUrl()
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        act({
          work: async () =>
            setMade(await controls.createFan(clientId, { nickname: nickname.trim() || undefined })),
          said: 'The new fan is there.',
          onDone: () => setNickname(''),
        })
      }}
    >
      <TextField
        label="Nickname of a new fan"
        hint="Left empty, one is invented."
        maxLength={LONGEST_NICKNAME}
        autoComplete="off"
        value={nickname}
        onValueChange={setNickname}
      />
      <div className={styles['links']}>
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
