import { LIMITS, type NicknameProblem, nicknameState, normalizeNickname } from '@touchline/game-rules'
import { Button, cardAttributes, TextField } from '@touchline/ui-kit'
import { type SubmitEvent, useState } from 'react'
import { consequencesOf } from '../../platform/faults.ts'
import layout from '../../screen/screen-layout.module.css'
import styles from './player.module.css'
import { playerCopy } from './player-copy.ts'

const preview = cardAttributes({ tone: 'accent', edge: true })
/** The points of the row that shows the name. */
const BEST_POINTS = 80

interface NicknameFormProps {
  readonly initial: string
  /** Saves the name; rejects if the platform does. */
  readonly onSave: (nickname: string) => Promise<void>
}

const REFUSALS = {
  refused: playerCopy.refused,
  taken: playerCopy.refusedTaken,
  failed: playerCopy.failed,
} as const satisfies Record<'refused' | 'taken' | 'failed', string>

/** Why Confirm is disabled. An empty field needs no text. */
const PROBLEMS = {
  empty: undefined,
  invisible: playerCopy.invisible,
  'too-long': playerCopy.tooLong,
} as const satisfies Record<NicknameProblem, string | undefined>

type Saving =
  | { readonly name: 'idle' }
  | { readonly name: 'saving' }
  | { readonly name: 'saved'; readonly text: string }
  | { readonly name: 'failed'; readonly text: string; readonly error: string }

/** Renders the nickname with its live count, and 'Saved' until the text changes again. */
export function NicknameForm({ initial, onSave }: NicknameFormProps) {
  const [text, setText] = useState(initial)
  const [saving, setSaving] = useState<Saving>({ name: 'idle' })
  const state = nicknameState(text, {
    isSaving: saving.name === 'saving',
    saved: saving.name === 'saved' ? saving.text : undefined,
  })
  const refusal = saving.name === 'failed' && saving.text === text ? saving.error : undefined

  async function save(): Promise<void> {
    setSaving({ name: 'saving' })
    try {
      await onSave(normalizeNickname(text))
      setSaving({ name: 'saved', text })
    } catch (cause) {
      setSaving({ name: 'failed', text, error: REFUSALS[consequencesOf(cause).nickname ?? 'failed'] })
    }
  }

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    if (state.canConfirm) void save()
  }

  return (
    <form className={layout['fields']} onSubmit={handleSubmit}>
      <TextField
        label={playerCopy.nickname}
        hint={playerCopy.nicknameHint}
        error={refusal ?? (state.problem && PROBLEMS[state.problem])}
        maxLength={LIMITS.maxNicknameLength}
        value={text}
        onValueChange={setText}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
      />
      {/* A picture of what the hint says. */}
      <p {...preview} className={`${preview.className} ${styles['preview']}`} aria-hidden="true">
        <span>1</span>
        <bdi>{normalizeNickname(text) || playerCopy.nickname}</bdi>
        <span>{BEST_POINTS}</span>
      </p>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={state.phase === 'confirming'}
        busyLabel={playerCopy.confirming}
        disabled={!state.canConfirm && state.phase !== 'confirming'}
      >
        {state.phase === 'saved' ? playerCopy.saved : playerCopy.confirm}
      </Button>
    </form>
  )
}
