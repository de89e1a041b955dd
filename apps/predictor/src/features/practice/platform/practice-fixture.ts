import { anOption, aProfile, aProgram, aWidget, createPlatform } from '@touchline/engagement-sdk/testing'
import {
  type MatchFacts,
  PICKS,
  pointsPerChoice,
  questionSheet,
  SCORING_PARTS,
  type ScoringPart,
  schemeFor,
  startingRound,
  type Team,
  type Tournament,
} from '@touchline/game-rules'
import { PRACTICE_TOKEN } from '../../../config/settings.ts'
import { PRACTICE_TEAMS } from '../practice-copy.ts'

const KICK_OFF = '2024-06-22T07:05:00Z'
const KICK_OFF_AT = Date.parse(KICK_OFF)
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
  const program = (hasResults: boolean) =>
    aProgram({
      id: PRACTICE_FIXTURE_ID,
      title: round === undefined ? tournament.id : `${tournament.id} | ${round.id}`,
      custom_data: JSON.stringify({
        ...teamFields('team_a', PRACTICE_TEAMS.home),
        ...teamFields('team_b', PRACTICE_TEAMS.away),
        stadium_name: 'Eden Park',
        round: round?.id,
        match_start_time: KICK_OFF,
        all_results_available: hasResults,
      }),
    })
  platform.addProgram({ program: program(false), widgets: WIDGETS })
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
      const scoring = { facts: FACTS, scheme: schemeFor(tournament) }
      for (const part of SCORING_PARTS) {
        const points = pointsPerChoice(part, PICKS[part], scoring) ?? []
        const amounts = points.map((amount, place) => [optionId(part, place), amount])
        platform.settle(part, Object.fromEntries(amounts))
      }
      platform.addProgram({ program: program(true) })
    },
  }
}

function teamFields(side: 'team_a' | 'team_b', { name, monogram, primary, secondary, pattern }: Team) {
  return {
    [side]: name,
    [`${side}_code`]: monogram,
    [`${side}_colours`]: `${primary} ${secondary}`,
    [`${side}_pattern`]: pattern,
  }
}

/** The field type of each widget and, of those about the final score, the widget type. */
const TYPES: Readonly<Record<ScoringPart, readonly [fieldType: string, widgetType?: string]>> = {
  outcome: ['match_result', 'match_winner'],
  'home-score': ['match_result', 'team_a'],
  'away-score': ['match_result', 'team_b'],
  'first-try': ['select'],
  'first-points-minute': ['circular_slider'],
  'half-time-leader': ['select'],
  'higher-scoring-half': ['select'],
  conversions: ['slider'],
}

const WIDGETS = questionSheet(PRACTICE_TEAMS).map(({ part, text, choices }, index) => {
  const [field_type, widget_type = ''] = TYPES[part]
  const attributes = { field_type, widget_type, widget_no: String(index + 1) }
  return aWidget({
    id: part,
    question: text,
    interactive_until: KICK_OFF,
    widget_attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
    options: choices.map((description, place) => anOption({ id: optionId(part, place), description })),
  })
})

function optionId(part: ScoringPart, place: number): string {
  return `${part}-${place}`
}
