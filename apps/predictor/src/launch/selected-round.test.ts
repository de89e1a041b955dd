import { describe, expect, it } from 'vitest'
import { tournamentById } from '../config/tournaments.ts'
import { selectedRound } from './selected-round.ts'

const { tournament } = tournamentById('120-2024')
const IN_ROUND_10 = Date.parse('2024-04-27T05:30:00Z')

describe('selectedRound', () => {
  it('is the round that starts at the time, unless the address names one', () => {
    expect(selectedRound(tournament, '', IN_ROUND_10)).toMatchObject({
      selected: { id: '10' },
      selectedId: '10',
    })
    expect(selectedRound(tournament, '?round=3', IN_ROUND_10)).toMatchObject({ selected: { id: '3' } })
  })

  it('is the starting round if the address names an unknown one, which it returns as well', () => {
    const { selected, unknownRoundId } = selectedRound(tournament, '?round=99', IN_ROUND_10)
    expect([selected?.id, unknownRoundId]).toEqual(['10', '99'])
  })

  it('is the starting round if the parameter is empty, as without it', () => {
    expect(selectedRound(tournament, '?round=', IN_ROUND_10)).toEqual(
      selectedRound(tournament, '', IN_ROUND_10),
    )
  })

  it('has round 0 only with the pre-season flag', () => {
    expect(selectedRound(tournament, '?round=0', IN_ROUND_10).unknownRoundId).toBe('0')
    const early = selectedRound(tournament, '?round=0&features=preSeason', IN_ROUND_10)
    expect([early.selected?.label, early.rounds[0]?.id]).toEqual(['Pre-season', '0'])
  })

  it('takes the parameter for a fixture in a tournament without rounds', () => {
    const matches = tournamentById('match-series-2024').tournament
    expect(selectedRound(matches, '?round=m7', IN_ROUND_10)).toEqual({
      rounds: [],
      selected: undefined,
      selectedId: 'm7',
      unknownRoundId: undefined,
    })
  })
})
