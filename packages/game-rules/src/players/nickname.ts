import { LIMITS } from '../questions/limits.ts'
import { graphemesOf } from './graphemes.ts'

/** Why a nickname cannot be confirmed. */
export const NICKNAME_PROBLEMS = ['empty', 'invisible', 'too-long'] as const

/** Why a nickname cannot be confirmed. */
export type NicknameProblem = (typeof NICKNAME_PROBLEMS)[number]

/** The state of the nickname form. */
export interface NicknameState {
  readonly phase: 'idle' | 'confirming' | 'saved'
  /** Length in characters as a reader counts them. */
  readonly length: number
  /** 'n / 30' */
  readonly counter: string
  readonly problem: NicknameProblem | undefined
  readonly canConfirm: boolean
}

/**
 * Returns the state of the nickname form. `saved` is the text that this form has just saved, as it was typed: the
 * button says 'Saved' until the text changes, be it by a space.
 * @example nicknameState('Ngā Pōkai', {}).counter //=> '9 / 30'
 */
export function nicknameState(
  text: string,
  form: { readonly saved?: string | undefined; readonly isSaving?: boolean | undefined },
): NicknameState {
  const name = cleanNickname(text)
  const length = characterCount(text)
  const problem = problemOf(name, length)
  const phase = phaseOf(text, form)
  return {
    phase,
    length,
    counter: `${length} / ${LIMITS.maxNicknameLength}`,
    problem,
    canConfirm: phase === 'idle' && problem === undefined,
  }
}

function phaseOf(
  text: string,
  form: { readonly saved?: string | undefined; readonly isSaving?: boolean | undefined },
): NicknameState['phase'] {
  if (form.isSaving === true) return 'confirming'
  return text === form.saved ? 'saved' : 'idle'
}

function problemOf(name: string, length: number): NicknameProblem | undefined {
  if (name === '') return 'empty'
  if (!isVisible(name)) return 'invisible'
  // The platform counts code points: a flag is one character to a reader and two to it.
  const longest = Math.max(length, [...name].length)
  return longest > LIMITS.maxNicknameLength ? 'too-long' : undefined
}

/**
 * The nickname that is sent: composed accents, no direction marks or overrides (they turn around the
 * text beside them), no control characters, single spaces, none at the ends. Joiners stay, because
 * scripts and emoji need them.
 * @example cleanNickname('  Try \u202E King ') //=> 'Try King'
 */
export function cleanNickname(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{White_Space}\p{Cc}]+/gu, ' ')
    .trim()
}

const BLANK = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\p{C}\u2800]/gu

/**
 * Whether a reader sees anything: not only spaces, fillers, joiners and lone accents.
 * @example isVisible('\u200B') //=> false
 */
export function isVisible(text: string): boolean {
  return text.replace(BLANK, '') !== ''
}

/** Length in characters as a reader counts them: a flag or a family is one. @example characterCount('👨‍👩‍👧') //=> 1 */
export function characterCount(text: string): number {
  return graphemesOf(text).length
}
