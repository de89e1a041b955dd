import type { Widget } from '@touchline/engagement-sdk'
import { anEntry, type TestPlatform } from '@touchline/engagement-sdk/testing'
import { answerElsewhere, platformWithMatch, publishResults } from './launched-game.ts'
import { aFixtureProgram, aNumberPrediction, aWidget, eightWidgets } from './makers.ts'

/** A kind that this version of the game does not know. */
const UNKNOWN_KIND: Partial<Widget> = JSON.parse('{"kind":"hologram-prediction"}')
const LONG_AGO = '2024-04-20T00:00:00Z'

/** Returns a match with questions that are closed early, unknown, without choices, and two about the minute with the same text. */
export function aMatchWithOddQuestions(): TestPlatform {
  const platform = platformWithMatch()
  const odd: Readonly<Record<string, Partial<Widget>>> = {
    try: { interactive_until: LONG_AGO },
    conversions: UNKNOWN_KIND,
    half: { options: [] },
  }
  const later = aWidget({
    id: 'minute-again',
    texts: ['1', '2'],
    attributes: { field_type: 'circular_slider', widget_no: '99' },
    more: { question: 'What about minute?' },
  })
  const widgets = [...eightWidgets(), later].map((widget) => ({ ...widget, ...odd[widget.id] }))
  platform.addProgram({ program: aFixtureProgram(), widgets })
  return platform
}

/** Returns the match 'constructor', whose question has the id '__proto__'. */
export function aMatchWithInheritedNames(): TestPlatform {
  const platform = platformWithMatch()
  platform.addProgram({
    program: aFixtureProgram({ id: 'constructor' }),
    widgets: [aWidget({ id: '__proto__', texts: ['1', '2'], attributes: { field_type: 'slider' } })],
  })
  return platform
}

/** Takes a choice out of every question. */
export function removeChoice({ state }: TestPlatform, description: string): void {
  for (const [id, widget] of state.widgets) {
    const options = widget.options.filter((option) => option.description !== description)
    state.widgets.set(id, { ...widget, options })
  }
}

/** Returns a match whose only question is a number prediction of the platform's own. */
export function aMatchWithANumberPrediction(): TestPlatform {
  const platform = platformWithMatch()
  platform.addProgram({ program: aFixtureProgram(), widgets: [aNumberPrediction()] })
  return platform
}

/** Returns a settled match in which the fan had the minute right, for 10 points. */
export async function aMatchWithAResult(): Promise<TestPlatform> {
  const platform = platformWithMatch()
  await answerElsewhere(platform, 'minute.9')
  for (const id of platform.state.widgets.keys())
    platform.settle(id, { [`${id}.9`]: 10, [`${id}.Blues`]: 10 })
  publishResults(platform)
  platform.forgetCalls()
  return platform
}

/** Adds more questions than the game reads. */
export function announceMoreQuestions(platform: TestPlatform): void {
  const widgets = Array.from({ length: 4 * platform.state.pageSize }, (_, place) =>
    aWidget({ id: `more-${place}`, texts: [], attributes: { field_type: 'decoration' } }),
  )
  const known = [...platform.state.widgets.values()]
  platform.addProgram({
    program: platform.state.programs.get('f1') ?? aFixtureProgram(),
    widgets: [...known, ...widgets],
  })
}

/** Returns a match of round 10, and one of another tournament. */
export function aMatchOf(tournamentId: string, id: string): TestPlatform {
  const platform = platformWithMatch()
  platform.addProgram({ program: aFixtureProgram({ id, title: tournamentId }), widgets: [] })
  return platform
}

/** Replaces the players of both boards, who follow each other in this order. A name of the platform's own players is theirs. */
export function replaceBoards(
  { state }: TestPlatform,
  players: readonly (readonly [rank: number, name: string])[],
): void {
  const known = [...state.profiles.values()]
  const entries = players.map(([rank, name], place) => {
    const profile_id = known.find(({ nickname }) => nickname === name)?.id ?? `0000${place}0a1b2c`
    return anEntry({ rank, score: 1234 - rank, profile_id, profile_nickname: name })
  })
  for (const id of state.entries.keys()) state.entries.set(id, entries)
}

/** Changes one question of the match. @example changeQuestion(platform, 'minute', { status: 'pending' }) */
export function changeQuestion({ state }: TestPlatform, id: string, facts: Partial<Widget>): void {
  const widget = state.widgets.get(id)
  if (widget === undefined) throw new Error(`The match has no question ${id}.`)
  state.widgets.set(id, { ...widget, ...facts })
}

/** Makes a question one that this version of the game does not know. */
export function makeUnknown(platform: TestPlatform): void {
  const widget_attributes = [{ key: 'field_type', value: 'hologram' }]
  changeQuestion(platform, 'conversions', { widget_attributes })
}

/** Moves the kick-off, and with it the closing time of every question. */
export function moveMatch({ state }: TestPlatform, kickOff: string): void {
  for (const [id, program] of state.programs) {
    const data = { ...JSON.parse(program.custom_data ?? ''), match_start_time: kickOff }
    state.programs.set(id, { ...program, custom_data: JSON.stringify(data) })
  }
  for (const [id, widget] of state.widgets) state.widgets.set(id, { ...widget, interactive_until: kickOff })
}
