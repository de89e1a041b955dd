import type { Widget } from '@touchline/engagement-sdk'
import { aProfile, aProgram, aWidget, createPlatform } from '@touchline/engagement-sdk/testing'
import {
  PICKS,
  pointsPerChoice,
  questionSheet,
  type ScoringPart,
  standardScheme,
} from '@touchline/game-rules'
import type { SeededRandom } from './seeded-random.ts'

export const MATCH_ID = 'match'
export const HOME = 'Chiefs'
export const AWAY = 'Blues'
const HOUR_MS = 3_600_000
/** 2024-08-10, in the first round of the championship. */
const KICK_OFF_AT = Date.UTC(2024, 7, 10, 7, 5)
const RESULTS_AFTER_MS = 2.1 * HOUR_MS

/** The widgets of the match by their ids: the part of the rules that each asks about, and its attributes. */
const ASKED = {
  winner: { part: 'outcome', field: 'match_result', type: 'match_winner' },
  home: { part: 'home-score', field: 'match_result', type: 'team_a' },
  away: { part: 'away-score', field: 'match_result', type: 'team_b' },
  try: { part: 'first-try', field: 'select' },
  minute: { part: 'first-points-minute', field: 'circular_slider' },
  half: { part: 'higher-scoring-half', field: 'select' },
  conversions: { part: 'conversions', field: 'slider' },
} as const satisfies Record<string, Asked>

interface Asked {
  readonly part: ScoringPart
  readonly field: string
  readonly type?: string
}

const SHEET = questionSheet({ home: { name: HOME }, away: { name: AWAY } })

function textsOf(id: WidgetId): readonly string[] {
  return SHEET.find(({ part }) => part === ASKED[id].part)?.choices ?? []
}

export type WidgetId = keyof typeof ASKED
export const WIDGET_IDS = Object.keys(ASKED) as readonly WidgetId[]

/** What happened in a match, as texts of the choices. */
export type MatchFacts = Readonly<Record<WidgetId, string>>

export type MatchDay = ReturnType<typeof createMatchDay>

export function createMatchDay() {
  const platform = createPlatform({ now: KICK_OFF_AT - 24 * HOUR_MS })
  const widgets = WIDGET_IDS.map((id, index) => widgetOf(id, index))
  const data = { team_a: HOME, team_b: AWAY, match_start_time: new Date(KICK_OFF_AT).toISOString() }
  const made = aProgram({ id: MATCH_ID, title: 'championship-2024 | 1' })
  // With its addresses.
  const program = platform.addProgram({ program: made, widgets })
  const { state } = platform
  const announce = (changes: object) => {
    Object.assign(data, changes)
    state.programs.set(MATCH_ID, { ...program, custom_data: JSON.stringify(data) })
  }
  announce({})
  const tokens = new Map<string, number>()
  const tokenOf = (fan: string) => `token-${fan}-${tokens.get(fan) ?? 0}`
  const addToken = (fan: string) => {
    const profile =
      state.profiles.get(fan) ?? aProfile({ id: fan, custom_data: '{"hideWelcomeScreen":true}' })
    platform.addProfile({ profile, token: tokenOf(fan) })
  }
  let [kickOffAt, movedAt] = [KICK_OFF_AT, 0]
  const rowsOf = (fan: string, widget: string) =>
    state.interactions.filter((row) => row.profile_id === fan && row.widget_id === widget)
  return {
    platform,
    get kickOffAt(): number {
      return kickOffAt
    },
    /** When the kick-off was moved last; 0 if it never was. */
    get movedAt(): number {
      return movedAt
    },
    /** When the results are published. */
    get resultsAt(): number {
      return kickOffAt + RESULTS_AFTER_MS
    },
    addFan: addToken,
    /** The fan's valid token. */
    tokenOf,
    /** The platform refuses the fan's token with 401 from now on; the host page has another one. */
    expireToken(fan: string): void {
      platform.expire(tokenOf(fan))
      tokens.set(fan, (tokens.get(fan) ?? 0) + 1)
      addToken(fan)
    },
    moveKickOff(to: number): void {
      ;[kickOffAt, movedAt] = [to, Date.now()]
      const interactive_until = new Date(to).toISOString()
      for (const [id, widget] of state.widgets) state.widgets.set(id, { ...widget, interactive_until })
      announce({ match_start_time: interactive_until })
    },
    /** The text of the fan's first stored choice; undefined without one. */
    choiceOf(fan: string, widget: string): string | undefined {
      const chosen = rowsOf(fan, widget)[0]?.option_id
      return state.widgets.get(widget)?.options.find(({ id }) => id === chosen)?.description ?? undefined
    },
    /** Stored choices of a fan for a widget; more than one is a defect. */
    countOf: (fan: string, widget: string) => rowsOf(fan, widget).length,
    /** The matches that the fan's profile lists. */
    listedMatches(fan: string): readonly string[] {
      const custom: { interacted_programs_key?: readonly string[] } = JSON.parse(
        state.profiles.get(fan)?.custom_data ?? '{}',
      )
      return custom.interacted_programs_key ?? []
    },
    publish(facts: MatchFacts): void {
      for (const id of WIDGET_IDS) platform.settle(id, amountsOf(id, facts))
      announce({ all_results_available: true })
    },
  }
}

export function randomFacts(random: SeededRandom): MatchFacts {
  const [home, away] = [random.below(60), random.below(60)]
  return {
    winner: winnerOf(home, away),
    home: String(home),
    away: String(away),
    try: random.pick(textsOf('try')),
    minute: String(random.below(81)),
    half: random.pick(textsOf('half')),
    conversions: String(random.below(12)),
  }
}

export function winnerOf(home: number, away: number): string {
  if (home === away) return 'Draw'
  return home > away ? HOME : AWAY
}

function widgetOf(id: WidgetId, index: number): Widget {
  const { field, type }: Asked = ASKED[id]
  const attributes = { field_type: field, widget_no: String(index + 1), ...(type && { widget_type: type }) }
  return aWidget({
    id,
    question: `What about ${id}?`,
    interactive_until: new Date(KICK_OFF_AT).toISOString(),
    widget_attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
    options: textsOf(id).map((text) => ({ id: `${id}.${text}`, description: text, reward_item_amount: 0 })),
  })
}

/** The points of each option as a producer sets them, with the product's own rules. */
function amountsOf(id: WidgetId, facts: MatchFacts): Readonly<Record<string, number>> {
  const { part } = ASKED[id]
  const known = {
    homeScore: Number(facts.home),
    awayScore: Number(facts.away),
    firstTry: PICKS['first-try'][textsOf('try').indexOf(facts.try)],
    firstPointsMinute: Number(facts.minute),
    higherScoringHalf: PICKS['higher-scoring-half'][textsOf('half').indexOf(facts.half)],
    conversions: Number(facts.conversions),
  }
  const points = pointsPerChoice(part, PICKS[part], { facts: known, scheme: standardScheme })
  return Object.fromEntries(textsOf(id).map((text, index) => [`${id}.${text}`, points?.[index] ?? 0]))
}
