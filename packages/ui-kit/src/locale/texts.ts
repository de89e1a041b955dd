import {
  type Countdown,
  closingAnnouncement,
  countLabel,
  FIXTURE_TAG_TEXT,
  type FixtureTag,
  type MatchResultAnswer,
  type MatchResultQuestion,
  outcomeSentence,
} from '@touchline/game-rules'
import { type PluralForms, pluralForm } from './locale-format.ts'

/** Every text that the kit itself has, by component. A translation without one of them does not compile. */
export type KitTexts = {
  /** Texts of every number control. */
  readonly numberControl: {
    /** The value for screen readers before the first choice. */
    readonly untouched: string
    /** The message of the browser at a slider or dial that is required and untouched. */
    readonly required: string
  }
  /** Texts of `Counter`, also in question inputs. */
  readonly counter: {
    /** The action of an increase button. */
    readonly more: string
    /** The action of a decrease button. */
    readonly less: string
    /** Joins the action of a button and the label of its counter. */
    readonly buttonLabel: (action: string, counter: string) => string
  }
  /** Labels of `FramedDialog`. */
  readonly framedDialog: {
    /** Label of the close button. */
    readonly close: string
    /** Text of the link to the page in a new tab. */
    readonly newTab: string
  }
  /** Texts of `MessageScreen`. */
  readonly messageScreen: {
    /** Text of the button. */
    readonly retry: string
  }
  /** Labels of `Notice` and `Toast`. */
  readonly notice: {
    /** Label of the close button. */
    readonly dismiss: string
  }
  /** Labels of `NumberLine`. */
  readonly numberLine: {
    /** Label of the correct number. */
    readonly result: string
    /** Label of the number that the player picked. */
    readonly picked: string
  }
  /** Labels of `Swiper`. */
  readonly swiper: {
    /** Label of the previous button. */
    readonly previous: string
    /** Label of the next button. */
    readonly next: string
  }
  /** Texts of `CountSlider`. */
  readonly countSlider: {
    /** Label of the button for `step` more. */
    readonly more: (step: number) => string
    /** Label of the button for `step` fewer. */
    readonly fewer: (step: number) => string
    /** The visible number, for instance '12' or '30+'. */
    readonly count: (count: number, isOrMore: boolean) => string
    /** The number for screen readers, for instance '12' or '30 or more'. */
    readonly valueText: (count: number, isOrMore: boolean) => string
  }
  /** Texts of `MinuteDial`. */
  readonly minuteDial: {
    /** Shown next to an unanswered dial. */
    readonly empty: string
    /** The answer next to the dial, for instance '12th minute'. */
    readonly minute: (minute: number) => string
    /** The answer for screen readers, for instance '12 minutes'. */
    readonly valueText: (minute: number) => string
    /** Label of the button for `step` minutes later. */
    readonly later: (step: number) => string
    /** Label of the button for `step` minutes earlier. */
    readonly earlier: (step: number) => string
    /** Label of the field on the dial. */
    readonly unit: string
    /** Shown after the minute of half time on the dial. */
    readonly halfTime: string
  }
  /** Texts of `NumbersInput`. */
  readonly numbersInput: {
    /** Shown below an unanswered input. */
    readonly empty: string
    /** Shown while some choices have no number. */
    readonly someMissing: (choices: readonly string[]) => string
  }
  /** Texts of `PossessionSlider`. */
  readonly possessionSlider: {
    /** The share of one team, in percent. */
    readonly share: (percent: number) => string
    /** Joins the name of a team and its share, for `valueText`. */
    readonly teamShare: (team: string, share: string) => string
    /** Joins both teams with their shares, for screen readers. */
    readonly valueText: (home: string, away: string) => string
  }
  /** Texts of `ScoreInput`. */
  readonly scoreInput: {
    /** Label of the score of a team. */
    readonly label: (team: string) => string
    /** Shown below an unanswered input. */
    readonly empty: string
    /** Shown while one team has no score. */
    readonly oneMissing: (team: string) => string
    /** Both scores, for screen readers. */
    readonly scores: (home: number, away: number) => string
    /** The outcome of the scores, for instance 'Chiefs win by 4'. */
    readonly outcome: (teams: Pick<MatchResultQuestion, 'home' | 'away'>, scores: MatchResultAnswer) => string
  }
  /** Texts of `CountdownText`. */
  readonly countdownText: {
    /** The time left until predictions close, or that they have closed. */
    readonly remaining: (countdown: Countdown) => string
    /** The same in words, for screen readers, for instance '1 hour 34 minutes until predictions close'. */
    readonly spoken: (countdown: Countdown) => string
    /** Announced to screen readers at 60, 10, 5, 1 and 0 minutes before predictions close. */
    readonly announcement: (minutesLeft: number) => string
  }
  /** The text of each `FixtureStatusTag`. */
  readonly fixtureStatusTag: Readonly<Record<FixtureTag, string>>
  /** Texts of `PointsBadge`. */
  readonly pointsBadge: {
    /** Shown after the number of points. */
    readonly unit: (points: number) => string
  }
  /** Texts of `ConnectionNotice`. */
  readonly connectionNotice: {
    /** Shown while offline. */
    readonly offline: string
    /** Shown while updates are delayed. */
    readonly slow: string
  }
}

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
