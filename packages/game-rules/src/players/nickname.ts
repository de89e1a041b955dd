import { LIMITS } from '../questions/limits.ts'

/**
 * Splits a text into grapheme clusters, the characters as a reader counts them: a flag or a family emoji is one.
 * Browsers without `Intl.Segmenter` (Firefox before 125) split it into code points.
 *
 * @example graphemesOf('👨‍👩‍👧!') //=> [ '👨‍👩‍👧', '!' ]
 */
export function graphemesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text]
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  return Array.from(segments, ({ segment }) => segment)
}

/** The reasons why a nickname cannot be confirmed. */
export const NICKNAME_PROBLEMS = ['empty', 'invisible', 'too-long'] as const

/** The reason why a nickname cannot be confirmed. */
export type NicknameProblem = (typeof NICKNAME_PROBLEMS)[number]

/** The state of the nickname form. */
export interface NicknameState {
  readonly phase: 'idle' | 'confirming' | 'saved'
  readonly problem: NicknameProblem | undefined
  readonly canConfirm: boolean
}

/** The facts on which the state of the nickname form depends, besides its text. */
export interface NicknameForm {
  /** The text that this form has just saved, exactly as typed: any change, even an added space, ends the 'saved' phase. */
  readonly saved?: string | undefined
  /** Whether a nickname is being saved. @default false */
  readonly isSaving?: boolean | undefined
}

/**
 * Returns the state of the nickname form.
 * @example nicknameState('Ngā Pōkai', {}).canConfirm //=> true
 */
export function nicknameState(text: string, form: NicknameForm): NicknameState {
  const problem = problemOf(text)
  const phase = phaseOf(text, form)
  return { phase, problem, canConfirm: phase === 'idle' && problem === undefined }
}

function phaseOf(text: string, form: NicknameForm): NicknameState['phase'] {
  if (form.isSaving === true) return 'confirming'
  return text === form.saved ? 'saved' : 'idle'
}

function problemOf(text: string): NicknameProblem | undefined {
  const name = normalizeNickname(text)
  if (name === '') return 'empty'
  if (!hasVisibleCharacter(name)) return 'invisible'
  // The platform counts code points: a flag is one grapheme cluster but two code points.
  const limitedLength = Math.max(graphemesOf(text).length, [...name].length)
  return limitedLength > LIMITS.maxNicknameLength ? 'too-long' : undefined
}

/**
 * Returns the nickname as it is sent: Unicode NFC, without bidirectional controls (they reorder adjacent text), without
 * control characters, with single spaces and trimmed. Zero-width joiners are kept, because scripts and emoji need them.
 * @example normalizeNickname('  Try \u202E King ') //=> 'Try King'
 */
export function normalizeNickname(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{White_Space}\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

const BLANK = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\p{C}\u2800]/gu

/**
 * Returns whether a text contains a visible character, not only spaces, fillers, joiners and combining marks.
 * @example hasVisibleCharacter('\u200B') //=> false
 */
export function hasVisibleCharacter(text: string): boolean {
  return text.replace(BLANK, '') !== ''
}
