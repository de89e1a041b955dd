import { describe, expect, it } from 'vitest'
import { matchResultChoices } from './match-result-choices.ts'

const teams = { home: { name: 'Blues' }, away: { name: 'Chiefs' } }
const choices = (texts: readonly string[]) => texts.map((text) => ({ id: `${text}!`, text }))
const scores = Array.from({ length: 100 }, (_, score) => `${score}`)
const lists = {
  outcome: choices(['Blues', 'Chiefs', 'Draw']),
  home: choices(scores),
  away: choices(scores),
}

describe('matchResultChoices', () => {
  it.each([
    [24, 20, 'Blues!'],
    [20, 24, 'Chiefs!'],
    [20, 20, 'Draw!'],
    [0, 0, 'Draw!'],
    [99, 98, 'Blues!'],
  ])('returns for %i to %i the choices %s and both scores', (home, away, outcome) => {
    const meant = matchResultChoices(lists, { home, away }, teams)
    expect([meant.outcome.id, meant.home.id, meant.away.id]).toEqual([outcome, `${home}!`, `${away}!`])
  })

  it('matches outcomes by their texts when they are listed in another order', () => {
    const shuffled = { ...lists, outcome: choices(['draw', 'CHIEFS', ' Blues ']) }
    expect(matchResultChoices(shuffled, { home: 24, away: 20 }, teams).outcome.text).toBe(' Blues ')
    expect(matchResultChoices(shuffled, { home: 9, away: 9 }, teams).outcome.text).toBe('draw')
  })

  it.each([
    ['in the order home, draw, away', ['Home win', 'Draw', 'Away win']],
    ['of which one is not known', ['The hosts', 'Draw', 'Chiefs']],
    ['of which the draw is not known', ['Blues', 'All square', 'Chiefs']],
  ])('finds each outcome among three choices %s', (_, words) => {
    const meant = (home: number, away: number) =>
      matchResultChoices({ ...lists, outcome: choices(words) }, { home, away }, teams).outcome.text
    expect([meant(2, 1), meant(1, 1), meant(1, 2)]).toEqual(words)
  })

  it('recognises a team by its logo when its text is not known', () => {
    const [host, guest] = ['https://a.example/b.svg', 'https://a.example/c.svg']
    const withLogos = { home: { ...teams.home, logoUrl: host }, away: { ...teams.away, logoUrl: guest } }
    const outcome = [
      { id: '1', text: 'X' },
      { id: '2', text: '2', imageUrl: guest },
      { id: '3', text: '1', imageUrl: host },
    ]
    const meant = (home: number, away: number) =>
      matchResultChoices({ ...lists, outcome }, { home, away }, withLogos).outcome.id
    expect([meant(2, 1), meant(1, 1), meant(1, 2)]).toEqual(['3', '1', '2'])
  })

  it.each([
    ['no text is known', ['Yes', 'No', 'Perhaps']],
    ['only one text is known', ['Blues', 'No', 'Perhaps']],
    ['two choices mean the same', ['Blues', 'Blues', 'Draw']],
    ['there are more than three choices', ['Blues', 'Draw', 'Void', 'Guests']],
  ])('never decides by position when %s', (_, words) => {
    const outcome = choices(words)
    expect(() => matchResultChoices({ ...lists, outcome }, { home: 10, away: 20 }, teams)).toThrow(
      'Invalid match result option',
    )
  })

  it.each([
    ['a winner that two choices mean', choices(['Blues', 'Blues', 'Draw']), 20],
    ['a logo that is of neither team', [{ id: '1', text: 'X', imageUrl: 'https://a.example/union.svg' }], 20],
    ['a team without a logo and a choice without one', choices(['X']), 0],
  ])('never decides by %s', (_, outcome, home) => {
    const withLogo = { home: { ...teams.home, logoUrl: 'https://a.example/b.svg' }, away: teams.away }
    expect(() => matchResultChoices({ ...lists, outcome }, { home, away: 10 }, withLogo)).toThrow(
      'Invalid match result option',
    )
  })

  it.each([
    ['a home score above the list', lists, { home: 100, away: 0 }],
    ['an away score above the list', lists, { home: 0, away: 100 }],
    ['a gap in the list', { ...lists, home: choices(['0', '2']) }, { home: 1, away: 0 }],
    ['no choice for a draw', { ...lists, outcome: choices(['Blues', 'Chiefs']) }, { home: 3, away: 3 }],
    ['no choices at all', { outcome: [], home: [], away: [] }, { home: 3, away: 0 }],
    ['a score that is not whole', lists, { home: 1.5, away: 0 }],
  ])('throws the specified error for %s', (_, given, predicted) => {
    expect(() => matchResultChoices(given, predicted, teams)).toThrow(
      expect.objectContaining({
        name: 'InvalidMatchResultError',
        message: 'Invalid match result option',
        ...predicted,
      }),
    )
  })
})
