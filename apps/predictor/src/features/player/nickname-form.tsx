import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LIMITS, nicknameState, normalizeNickname } from '@touchline/game-rules'
import { Button, Card, TextField } from '@touchline/ui-kit'
import { type SubmitEvent, useState } from 'react'
import { useGame } from '../../launch/game.ts'
import { consequencesOf, isSignedOut } from '../../platform/faults.ts'
import { playerFromProfile, saveNickname } from '../../platform/profile.ts'
import { keys } from '../../queries/keys.ts'
import layout from '../../screen/screen-layout.module.css'
import styles from './player.module.css'
import { playerCopy } from './player-copy.ts'

/** The points of the row that shows the name. */
const BEST_POINTS = 80

const UNSAVED = ['nickname'] as const

interface NicknameFormProps {
  /** In the field unless a nickname could not be saved, because the token had expired. @default none */
  readonly initial?: string | undefined
  /** Called when the platform has confirmed the nickname, which is shown as saved when this resolves. */
  readonly onConfirmed?: () => Promise<void>
}

/** Renders the nickname with its live count, and 'Saved' until the text changes again. */
export function NicknameForm({ initial = '', onConfirmed }: NicknameFormProps) {
  const { engagement, playerStore } = useGame()
  const client = useQueryClient()
  const [text, setText] = useState(() => playerStore().read(UNSAVED) ?? initial)
  const saving = useMutation({
    mutationFn: async (name: string) => {
      const profile = await saveNickname(engagement, normalizeNickname(name))
      client.setQueryData(keys.player(), playerFromProfile(profile))
      playerStore().remove(UNSAVED)
      await onConfirmed?.()
    },
    onError: (error, name) => {
      // The way to the sign-in page may end this page.
      if (isSignedOut(error)) playerStore().write(UNSAVED, normalizeNickname(name))
    },
    // Without a connection it fails at once, instead of waiting for one.
    networkMode: 'always',
  })
  const state = nicknameState(text, {
    isSaving: saving.isPending,
    saved: saving.isSuccess ? saving.variables : undefined,
  })
  const isRefused = saving.isError && saving.variables === text
  const refusal = isRefused
    ? playerCopy.refusals[consequencesOf(saving.error).nickname ?? 'failed']
    : undefined

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    if (state.canConfirm) saving.mutate(text)
  }

  return (
    <form className={layout['fields']} onSubmit={handleSubmit}>
      <TextField
        label={playerCopy.nickname}
        hint={state.phase === 'saved' ? playerCopy.savedHint : playerCopy.nicknameHint}
        error={refusal ?? (state.problem && playerCopy.problems[state.problem])}
        maxLength={LIMITS.maxNicknameLength}
        value={text}
        onValueChange={setText}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
      />
      {/* A picture of what the hint says. */}
      <Card edge tone="accent" className={styles['preview']} aria-hidden="true">
        <span>1</span>
        <bdi>{normalizeNickname(text) || playerCopy.nickname}</bdi>
        <span>{BEST_POINTS}</span>
      </Card>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={state.phase === 'confirming'}
        busyLabel={playerCopy.confirming}
        disabled={!state.canConfirm && state.phase === 'idle'}
        aria-disabled={state.phase === 'saved'}
      >
        {state.phase === 'saved' ? playerCopy.saved : playerCopy.confirm}
      </Button>
    </form>
  )
}
