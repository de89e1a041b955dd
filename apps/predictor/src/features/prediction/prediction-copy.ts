import type { AnsweredCount } from '@touchline/game-rules'
import { pluralOf } from '../../config/text-format.ts'
import type { AnswerOutcome } from '../../platform/faults.ts'

export const predictionCopy = {
  submit: 'Submit',
  submitting: 'Submitting',
  backToFixtures: 'Back to fixtures',
  success: 'Success',
  returning: 'Returning to the fixture list.',
  staying: 'Everything is saved.',
  closingUnknown: 'Predictions close at kick-off. The clock of this device could not be checked.',
  failed: 'Submission Failed',
  pleaseTryAgain: 'Please Try Again',
  savedOf: (saved: number, all: number) => `${saved} of ${all} saved.`,
  answered: ({ answered, total }: AnsweredCount) => `${answered} of ${total}`,
  answeredNote: 'answered',
  showEmpty: 'Show the next question without an answer',
  draftNote: 'answered · not saved yet',
  savedNote: 'saved',
  allSaved: ({ answered, total }: AnsweredCount) =>
    answered === total ? 'Saved' : `${answered} of ${total} saved`,
  next: (match: string) => `Next: ${match}`,
  closesIn: (time: string) => `closes in ${time}`,
  saved: 'Saved',
  notSavedYet: 'Not saved yet',
  forbiddenNote:
    'Your account cannot enter this game. Ask the support of the page you came from; the board and the rules stay open.',
  othersWork: 'The other questions work as usual.',
  stopWaiting: 'Keep editing',
  closedNote: 'What came too late does not count, the rest does.',
  onItsWay: 'On its way',
  busyFor: (seconds: number) => `The platform is busy. You can submit again in ${seconds} s.`,
  notReceived:
    'Not received: the platform is too busy until after predictions close. What is saved counts, the rest is kept here.',
  closedUnsure: 'Predictions closed before every answer was confirmed. What arrived will be shown here.',
  questionClosed: 'This question is closed.',
  noAnswer: 'No answer',
  missed: (answer: string) => `Not saved in time: ${answer}`,
  waitingNote: 'Your answers are kept. They go out once you are online, from any screen of this page.',
  unsent: (match: string) => `${match}: not every answer was saved. Your answers are kept there.`,
  showMatch: 'Show the match',
  draftRestored: 'Your draft is back. It is not saved yet.',
  discardDraft: 'Discard',
  readFailedTitle: 'Answers not loaded',
  readFailed: 'Your earlier answers could not be read. Nothing can be submitted until they are.',
  conversions: 'conversions',
  unsupported: 'This question needs a newer version',
  unavailable: 'This question is temporarily unavailable',
  snapped: (wanted: number, taken: number) =>
    `${wanted} cannot be chosen here. ${taken} is the nearest that can.`,
  noNumbers: 'This question takes no answers at the moment: none of its numbers can be chosen.',
  willBeFinal: 'Once saved, this answer cannot be changed.',
  isFinal: 'This answer cannot be changed any more.',
  partlySaved: 'Only part of your answer was saved, please enter it again',
  answerGone: 'Your earlier answer is no longer available, please choose again',
  empty: 'The questions of this match are not out yet.',
  receiptSummary: (count: number) => `${count} ${pluralOf(count, { one: 'answer', other: 'answers' })} saved`,
  savedAt: (time: string) => `first saved ${time}`,
  rewardMissing: 'Your answers count. The reward for them was not confirmed. Support code:',
  closedEmpty: 'You made no prediction for this match.',
  closedMissed: 'Nothing is saved for this match: your answers did not arrive before predictions closed.',
  changedElsewhere: (theirs: string) => `Changed on another device to ${theirs}.`,
  conflictNote: (count: number) =>
    pluralOf(count, {
      one: 'Not sent: an answer was changed on another device. Choose which one counts, then submit.',
      other: 'Not sent: answers were changed on another device. Choose which ones count, then submit.',
    }),
  showConflict: 'Show the question',
  keepMine: (mine: string) => `Keep ${mine}`,
  takeTheirs: 'Take the saved answer',
} as const

/** Why an answer was not saved. */
export const REFUSAL_TEXT = {
  closed: 'Closed before this answer arrived',
  'sign-in': 'Not saved: you are signed out',
  forbidden: 'Not saved: your account cannot enter this game',
  invalid: 'This answer is not among the choices any more',
  final: 'Not saved: another device answered first, and that answer cannot be changed',
  failed: 'Not saved',
} as const satisfies Record<Exclude<AnswerOutcome, 'saved'>, string>
