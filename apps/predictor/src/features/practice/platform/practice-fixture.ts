import type { Widget } from '@touchline/engagement-sdk'
import { anOption, aProfile, aProgram, aWidget, createPlatform } from '@touchline/engagement-sdk/testing'
import {
  type MatchFacts,
  type Picks,
  pointsPerChoice,
  type ScoringPart,
  schemeFor,
  startingRound,
  type Team,
  type Tournament,
} from '@touchline/game-rules'
import { PRACTICE_TOKEN } from '../../../config/settings.ts'
import { PRACTICE_SCORE_QUESTION, PRACTICE_TEAMS } from '../practice-copy.ts'

const HOME = PRACTICE_TEAMS.home.name
const AWAY = PRACTICE_TEAMS.away.name
const KICK_OFF_AT = Date.parse('2024-06-22T07:05:00Z')
const FACTS: MatchFacts = {
  homeScore: 41,
  awayScore: 10,
  firstTry: 'home',
  firstPointsMinute: 12,
  halfTimeLeader: 'home',
  higherScoringHalf: 'second',
  conversions: 6,
}

/** Before the kick-off when a practice begins: ten minutes. */
const UNTIL_KICK_OFF_MS = 600_000
/** From the kick-off until the results are in: 2.2 hours. */
const UNTIL_RESULTS_MS = 7_920_000

export const PRACTICE_FIXTURE_ID = 'practice'

/** A match of last season on a platform that is part of the page: no request leaves it. */
export type PracticeFixture = ReturnType<typeof createPracticeFixture>

/** Creates a practice match of a tournament, ten minutes before its kick-off. */
export function createPracticeFixture(tournament: Tournament, deviceNow: () => number) {
  const startedAt = deviceNow()
  let offsetMs = KICK_OFF_AT - UNTIL_KICK_OFF_MS - startedAt
  const now = () => deviceNow() + offsetMs
  const goTo = (at: number) => {
    offsetMs = Math.max(offsetMs, at - deviceNow())
  }
  const platform = createPlatform({ now: now() })
  const custom_data = JSON.stringify({ hideWelcomeScreen: true })
  platform.addProfile({ profile: aProfile({ nickname: 'You', custom_data }), token: PRACTICE_TOKEN })
  const round = startingRound(tournament, now())
  const addFixture = (widgets: readonly Widget[] | undefined, hasResults: boolean) =>
    platform.addProgram({
      widgets,
      program: aProgram({
        id: PRACTICE_FIXTURE_ID,
        title: round === undefined ? tournament.id : `${tournament.id} | ${round.id}`,
        custom_data: JSON.stringify({
          team_a: HOME,
          team_b: AWAY,
          ...badgeFields('team_a', PRACTICE_TEAMS.home),
          ...badgeFields('team_b', PRACTICE_TEAMS.away),
          stadium_name: 'Eden Park',
          round: round?.id,
          match_start_time: new Date(KICK_OFF_AT).toISOString(),
          all_results_available: hasResults,
        }),
      }),
    })
  addFixture(SHEET.map(widgetOf), false)
  return {
    endpoint: platform.endpoint,
    clientId: platform.clientId,
    /** The time of the practice in epoch milliseconds; it runs like the given clock. */
    now,
    fetch: (input: Request | URL | string, init?: RequestInit) => {
      platform.clock.set(now())
      // A request of a request would take its body.
      const url = input instanceof Request ? input.url : String(input)
      // What is not for the platform, such as the reward of a prediction, has no effect.
      return url.startsWith(platform.origin)
        ? platform.fetch(input, init)
        : Promise.resolve(Response.json({}))
    },
    /** Moves the time to the kick-off. */
    goToKickOff: () => goTo(KICK_OFF_AT),
    /** Moves the time past the final whistle: every question has its points. */
    goToWhistle: () => {
      goTo(KICK_OFF_AT + UNTIL_RESULTS_MS)
      const scheme = schemeFor(tournament)
      for (const { part, picks } of SHEET) {
        const points = pointsPerChoice(part, picks, { facts: FACTS, scheme }) ?? []
        platform.settle(
          part,
          Object.fromEntries(points.map((amount, place) => [optionId(part, place), amount])),
        )
      }
      addFixture(undefined, true)
    },
  }
}

function badgeFields(side: 'team_a' | 'team_b', { monogram, primary, secondary, pattern }: Team) {
  return {
    [`${side}_code`]: monogram,
    [`${side}_colours`]: `${primary} ${secondary}`,
    [`${side}_pattern`]: pattern,
  }
}

/** One question: its part of the scoring, its text and its choices. */
interface SheetRow<Part extends ScoringPart = ScoringPart> {
  readonly part: Part
  readonly question: string
  readonly attributes: Readonly<Record<string, string>>
  readonly picks: readonly Picks[Part][]
  readonly texts?: readonly string[]
}

function row<Part extends ScoringPart>(part: Part, facts: Omit<SheetRow<Part>, 'part'>): SheetRow<Part> {
  return { part, ...facts }
}

function numbersTo(highest: number): readonly number[] {
  return Array.from({ length: highest + 1 }, (_, number) => number)
}

const TEAMS = [HOME, AWAY] as const
const RESULT = { field_type: 'match_result' } as const

const SHEET: readonly SheetRow[] = [
  row('outcome', {
    question: PRACTICE_SCORE_QUESTION,
    attributes: { ...RESULT, widget_type: 'match_winner' },
    picks: ['home', 'away', 'draw'],
    texts: [...TEAMS, 'Draw'],
  }),
  row('home-score', {
    question: `How many points will ${HOME} score?`,
    attributes: { ...RESULT, widget_type: 'team_a' },
    picks: numbersTo(99),
  }),
  row('away-score', {
    question: `How many points will ${AWAY} score?`,
    attributes: { ...RESULT, widget_type: 'team_b' },
    picks: numbersTo(99),
  }),
  row('first-try', {
    question: 'Which team will score the first try?',
    attributes: { field_type: 'select' },
    picks: ['home', 'away', 'none'],
    texts: [...TEAMS, 'No try'],
  }),
  row('first-points-minute', {
    question: 'In which minute will the first points be scored?',
    attributes: { field_type: 'circular_slider' },
    picks: numbersTo(100),
  }),
  row('half-time-leader', {
    question: 'Which team will be ahead at half time?',
    attributes: { field_type: 'select' },
    picks: ['home', 'away', 'level'],
    texts: [...TEAMS, 'Level'],
  }),
  row('higher-scoring-half', {
    question: 'Which half will have more points?',
    attributes: { field_type: 'select' },
    picks: ['first', 'second', 'equal'],
    texts: ['First half', 'Second half', 'Equal'],
  }),
  row('conversions', {
    question: 'How many successful conversions will there be in the match?',
    attributes: { field_type: 'slider' },
    picks: numbersTo(30),
  }),
]

function optionId(part: ScoringPart, place: number): string {
  return `${part}-${place}`
}

function widgetOf({ part, question, attributes, picks, texts }: SheetRow, place: number): Widget {
  return aWidget({
    id: part,
    question,
    interactive_until: new Date(KICK_OFF_AT).toISOString(),
    widget_attributes: Object.entries({ ...attributes, widget_no: String(place + 1) }).map(
      ([key, value]) => ({ key, value }),
    ),
    options: picks.map((pick, index) =>
      anOption({ id: optionId(part, index), description: texts?.[index] ?? String(pick) }),
    ),
  })
}
