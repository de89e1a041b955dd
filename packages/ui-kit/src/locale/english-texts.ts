import { closingAnnouncement, countLabel, FIXTURE_TAG_TEXT, outcomeSentence } from '@touchline/game-rules'
import { type PluralForms, pluralForm } from './locale-format.ts'
import type { KitTexts } from './texts.ts'

/**
 * The texts of the kit in English, which are its default. Spread them to replace only some.
 *
 * @example const texts: KitTexts = { ...ENGLISH_TEXTS, notice: { dismiss: 'Hide' } }
 */
export const ENGLISH_TEXTS: KitTexts = {
  numberControl: { untouched: 'not answered', required: 'Choose a value.' },
  counter: {
    more: 'One more',
    less: 'One less',
    buttonLabel: (action, counter) => `${action}, ${counter}`,
  },
  framedDialog: { close: 'Close', newTab: 'Open in a new tab' },
  messageScreen: { retry: 'RETRY' },
  notice: { dismiss: 'Dismiss' },
  numberLine: { result: 'result', picked: 'you' },
  swiper: { previous: 'Previous', next: 'Next' },
  countSlider: {
    more: (step) => `${step === 1 ? 'One' : step} more`,
    fewer: (step) => `${step === 1 ? 'One' : step} fewer`,
    count: (count, isOpenEnded) => countLabel(count, { max: count, isOpenEnded }),
    valueText: (count, isOrMore) => (isOrMore ? `${count} or more` : `${count}`),
  },
  minuteDial: {
    empty: 'Turn to a minute',
    minute: (minute) => (minute === 0 ? 'before the first minute' : `${ordinal(minute)} minute`),
    valueText: (minute) => `${minute} ${minute === 1 ? 'minute' : 'minutes'}`,
    later: (step) => `${minutesOf(step)} later`,
    earlier: (step) => `${minutesOf(step)} earlier`,
    unit: 'minute',
    halfTime: 'HT',
  },
  numbersInput: {
    empty: 'Set a number for each',
    someMissing: (choices) => `No number for ${choices.join(', ')} yet`,
  },
  possessionSlider: {
    share: (percent) => `${percent}%`,
    teamShare: (team, share) => `${team} ${share}`,
    valueText: (home, away) => `${home}, ${away}`,
  },
  scoreInput: {
    label: (team) => `${team} score`,
    empty: 'Set both scores',
    oneMissing: (team) => `No score for ${team} yet`,
    scores: (home, away) => `${home}–${away}`,
    outcome: outcomeSentence,
  },
  countdownText: {
    remaining: ({ text }) => text,
    spoken: ({ words }) => words,
    announcement: closingAnnouncement,
  },
  fixtureStatusTag: FIXTURE_TAG_TEXT,
  pointsBadge: { unit: () => 'Points' },
  connectionNotice: {
    offline: 'You are offline. What you change is kept on this device.',
    slow: 'Updates may be slow.',
  },
}

function minutesOf(step: number): string {
  return step === 1 ? 'One minute' : `${step} minutes`
}

const ORDINAL_FORMS: PluralForms = { one: '#st', two: '#nd', few: '#rd', other: '#th' }
const ordinalRules = /* @__PURE__ */ new Intl.PluralRules('en-US', { type: 'ordinal' })

function ordinal(value: number): string {
  return pluralForm(ordinalRules, value, ORDINAL_FORMS).replace('#', `${value}`)
}
