import { expect, it, vi } from 'vitest'
import { playerFromProfile, textFromPlayerData } from './profile.ts'

const playerWith = (custom_data: string | null) =>
  playerFromProfile({ id: 'p1', nickname: 'Ann', custom_data })

it('is logged when it cannot be read, and silent when there is none', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  for (const text of [null, '', ' ', '{}']) playerWith(text)
  expect(log).not.toHaveBeenCalled()
  for (const text of ['{', '[]', 'true']) playerWith(text)
  expect(log).toHaveBeenCalledTimes(3)
})

it('keeps text that cannot be read under a key of its own when it writes', () => {
  const text = textFromPlayerData('{"theirs":', { isWelcomed: true })
  expect(JSON.parse(text)).toEqual({ unreadable_custom_data: '{"theirs":', hideWelcomeScreen: true })
  expect(JSON.parse(textFromPlayerData(text, { predictedFixtureIds: ['f1'] }))).toEqual({
    unreadable_custom_data: '{"theirs":',
    hideWelcomeScreen: true,
    interacted_programs_key: ['f1'],
  })
})

it('keeps the readable ids of a list with other content', () => {
  const text = textFromPlayerData('{"interacted_programs_key":["P1","P2",3]}', {
    predictedFixtureIds: ['P9'],
  })
  expect([...playerWith(text).predictedFixtureIds]).toEqual(['P1', 'P2', 'P9'])
})

it('is a new player where there is none or none can be read', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const nothing = { isWelcomed: false, predictedFixtureIds: new Set() }
  expect([null, '', '{', '[]', '{"hideWelcomeScreen":"x"}'].map(playerWith)).toMatchObject(
    Array.from({ length: 5 }, () => nothing),
  )
})

it('keeps what the game does not know when it writes', () => {
  const text = textFromPlayerData('{"theirs":{"a":1},"interacted_programs_key":["f1"]}', {
    isWelcomed: true,
    predictedFixtureIds: ['f2'],
  })
  expect(JSON.parse(text)).toEqual({
    theirs: { a: 1 },
    hideWelcomeScreen: true,
    interacted_programs_key: ['f1', 'f2'],
  })
})

it('adds a fixture once', () => {
  const text = textFromPlayerData('{"interacted_programs_key":["f1"]}', { predictedFixtureIds: ['f1'] })
  expect([...playerWith(text).predictedFixtureIds]).toEqual(['f1'])
})
