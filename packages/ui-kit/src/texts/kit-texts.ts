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
import { createContext, useContext } from 'react'

const tagTexts: Readonly<Record<FixtureTag, string>> = FIXTURE_TAG_TEXT

/**
 * Every text that the kit itself has, in English, by component.
 *
 * @example const texts: KitTexts = { ...ENGLISH_TEXTS, notice: { dismiss: 'Hide' } }
 */
export const ENGLISH_TEXTS = {
  /** Texts of every number control. */
  numberControl: {
    /** The value for screen readers before the first choice. */
    untouched: 'not answered',
    /** The message of the browser at a required slider before the first choice. */
    required: 'Choose a value.',
  },
  /** Texts of `Counter`, also in question inputs. */
  counter: {
    /** The action of an increase button. */
    more: 'One more',
    /** The action of a decrease button. */
    less: 'One less',
    /** Joins the action of a button and the label of its control. */
    buttonLabel: (action: string, control: string) => `${action}, ${control}`,
  },
  /** Labels of `FramedDialog`. */
  framedDialog: {
    /** Label of the close button. */
    close: 'Close',
    /** Text of the link to the page in a new tab, for pages whose policy blocks frames. */
    newTab: 'Open in a new tab',
  },
  /** Texts of `MessageScreen`. */
  messageScreen: {
    /** Text of the button. */
    retry: 'RETRY',
  },
  /** Labels of `Notice` and `Toast`. */
  notice: {
    /** Label of the close button. */
    dismiss: 'Dismiss',
  },
  /** Texts of `CountSlider`. */
  countSlider: {
    /** The action of the button for `step` more. */
    more: (step: number) => `${step === 1 ? 'One' : step} more`,
    /** The action of the button for `step` fewer. */
    fewer: (step: number) => `${step === 1 ? 'One' : step} fewer`,
    /** The visible number, for instance '12' or '30+'. */
    count: (count: number, isOrMore: boolean) => countLabel(count, { max: count, isOpenEnded: isOrMore }),
    /** The number for screen readers, for instance '12' or '30 or more'. */
    valueText: (count: number, isOrMore: boolean) => (isOrMore ? `${count} or more` : `${count}`),
  },
  /** Texts of `MinuteDial`. */
  minuteDial: {
    /** Shown next to an unanswered dial. */
    empty: 'Turn to a minute',
    /** The answer next to the dial, for instance '12th minute'. */
    minute: (minute: number) => (minute === 0 ? 'before the first minute' : `${ordinal(minute)} minute`),
    /** The answer for screen readers, for instance '12 minutes'. */
    valueText: (minute: number) => `${minute} ${minute === 1 ? 'minute' : 'minutes'}`,
    /** Label of the button for `step` minutes later. */
    later: (step: number) => `${minutesOf(step)} later`,
    /** Label of the button for `step` minutes earlier. */
    earlier: (step: number) => `${minutesOf(step)} earlier`,
    /** Label of the field on the dial. */
    unit: 'minute',
    /** Shown after the minute of half time on the dial. */
    halfTime: 'HT',
  },
  /** Texts of `NumbersInput`. */
  numbersInput: {
    /** Shown below an unanswered input. */
    empty: 'Set a number for each',
    /** Shown while some choices have no number. */
    someMissing: (choices: readonly string[]) => `No number for ${choices.join(', ')} yet`,
  },
  /** Texts of `PossessionSlider`. */
  possessionSlider: {
    /** The share of one team, in percent. */
    share: (percent: number) => `${percent}%`,
    /** Both teams with their shares, for screen readers. */
    valueText: (home: string, away: string) => `${home}, ${away}`,
  },
  /** Texts of `ScoreInput`. */
  scoreInput: {
    /** Label of the score of a team. */
    label: (team: string) => `${team} score`,
    /** Shown below an unanswered input. */
    empty: 'Set both scores',
    /** Shown while one team has no score. */
    oneMissing: (team: string) => `No score for ${team} yet`,
    /** Both scores, for screen readers. */
    scores: (home: number, away: number) => `${home}–${away}`,
    /** The outcome of the scores, for instance 'Chiefs win by 4'. */
    outcome: (teams: Pick<MatchResultQuestion, 'home' | 'away'>, scores: MatchResultAnswer): string =>
      outcomeSentence(teams, scores),
  },
  /** Texts of `CountdownText`. */
  countdownText: {
    /** The time left until predictions close, or that they have closed. */
    remaining: (countdown: Countdown): string => countdown.text,
    /** The same in words, for screen readers, for instance '1 hour 34 minutes until predictions close'. */
    spoken: (countdown: Countdown): string => countdown.words,
    /** Announced to screen readers at 60, 10, 5, 1 and 0 minutes before predictions close. */
    announcement: (minutesLeft: number): string => closingAnnouncement(minutesLeft),
  },
  /** The text of each `FixtureStatusTag`. */
  fixtureStatusTag: tagTexts,
  /** Texts of `PointsBadge`. */
  pointsBadge: {
    /** Shown after the number of points. */
    unit: (_points: number) => 'Points',
  },
}

/** Every text that the kit itself has, by component. A translation without one of them does not compile. */
export type KitTexts = typeof ENGLISH_TEXTS

function minutesOf(step: number): string {
  return step === 1 ? 'One minute' : `${step} minutes`
}

const ordinalRules = /* @__PURE__ */ new Intl.PluralRules('en-US', { type: 'ordinal' })
const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

function ordinal(value: number): string {
  return `${value}${ORDINAL_ENDINGS[ordinalRules.select(value)] ?? 'th'}`
}

/**
 * The texts of the components below it. Without a provider they are English.
 *
 * @example <TextsContext value={frenchTexts}><App /></TextsContext>
 */
export const TextsContext = /* @__PURE__ */ createContext<KitTexts>(ENGLISH_TEXTS)

/** Returns the texts of a component from the nearest TextsContext. */
export function useTexts<Name extends keyof KitTexts>(name: Name): KitTexts[Name] {
  return useContext(TextsContext)[name]
}
