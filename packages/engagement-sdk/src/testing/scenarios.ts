import type { Widget } from '../wire/widget.ts'
import { aLeaderboard, anEntry, anOption, aProfile, aProgram, aWidget } from './makers.ts'
import { createPlatform } from './platform.ts'
import { type PlatformOptions, widgetWithUrls } from './state.ts'

/** A platform with one match, its questions, two leaderboards and one signed-in profile. */
export type MatchScenario = ReturnType<typeof matchDay>

/** Kick-off is this long after the platform's clock starts: 90 minutes. */
const UNTIL_KICK_OFF_MS = 90 * 60_000

/** Creates a match day: a program with four open predictions, a round and a season leaderboard. */
export function matchDay(options: PlatformOptions = {}) {
  const platform = createPlatform(options)
  const closesAt = new Date(platform.clock.now() + UNTIL_KICK_OFF_MS).toISOString()
  const round = platform.addLeaderboard(aLeaderboard({ name: 'Round 10' }), [anEntry()])
  const season = platform.addLeaderboard(aLeaderboard({ name: 'Season 2024' }), [anEntry()])
  const customData = { team_a: 'Blues', team_b: 'Chiefs', round: '10', match_start_time: closesAt }
  const made = aProgram({
    title: '120-2024 | 10',
    custom_data: JSON.stringify(customData),
    leaderboards: [round, season],
  })
  const question = (text: string, field: string, descriptions: readonly string[], number: number): Widget => {
    const widget = aWidget({
      program_id: made.id,
      question: text,
      interactive_until: closesAt,
      widget_attributes: [
        { key: 'field_type', value: field },
        { key: 'widget_no', value: String(number) },
      ],
      options: descriptions.map((description) => anOption({ description })),
    })
    return widgetWithUrls(platform.state, widget)
  }
  const scores = Array.from({ length: 100 }, (_, score) => String(score))
  /** Match winner, two scores, conversions: four text predictions that close at kick-off. */
  const widgets = [
    question('Who will win?', 'match_result', ['Blues', 'Chiefs', 'Draw'], 1),
    question('How many points will the Blues score?', 'match_result', scores, 2),
    question('How many points will the Chiefs score?', 'match_result', scores, 3),
    question('How many conversions?', 'slider', scores.slice(0, 31), 4),
  ] as const
  const program = platform.addProgram({ program: made, widgets })
  const profile = platform.addProfile({ profile: aProfile(), token: 'fan-token' })
  /** Of the round and of the season. */
  const leaderboards = [round, season] as const
  return { platform, program, widgets, leaderboards, profile, token: 'fan-token' }
}
