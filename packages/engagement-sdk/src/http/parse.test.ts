import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { getProgram, getWidgets, takePages, type Warning } from '../index.ts'
import { aLeaderboard, anOption, aProgram, aWidget } from '../testing/index.ts'

describe('an item that cannot be read', () => {
  it('is left out with a warning that names it; the others stay', async () => {
    const { engagement, program, platform } = await readyMatch()
    const bad = { ...aWidget({ id: 'bad' }), kind: 'text-riddle' }
    const good = aWidget({ id: 'good' })
    platform.inject({ fault: { status: 200, body: { results: [bad, good, null] } } })
    const warnings: Warning[] = []
    engagement.on('warning', (warning) => void warnings.push(warning))
    const taken = await takePages(getWidgets(engagement, { program }))
    expect(taken.results.map(({ id }) => id)).toEqual(['good'])
    expect(taken.rejected).toMatchObject([
      { resource: 'widget', id: 'bad', field: 'kind', item: bad },
      { resource: 'widget', id: undefined, field: '' },
    ])
    expect(warnings.map(({ rejected }) => rejected)).toEqual(taken.rejected)
    expect(warnings[0]?.message).toContain('bad')
    expect(warnings[0]?.message).toContain('kind')
  })

  it.each([
    ['options', { options: [] }, 'Widget option not present'],
    ['interactive_until', { interactive_until: 'soon' }, 'Not a timestamp'],
    ['program_id', { program_id: undefined }, ''],
    ['status', { status: 'archived' }, ''],
    ['options.1.id', { options: [anOption(), { ...anOption(), id: 5 }] }, ''],
    ['options.0.reward_item_amount', { options: [{ ...anOption(), reward_item_amount: '3' }] }, ''],
    ['impression_url', { impression_url: 5 }, ''],
    ['widget_attributes.0.value', { widget_attributes: [{ key: 'a' }] }, ''],
  ])('is a widget whose %s is wrong', async (field, change, reason) => {
    const { engagement, program, platform } = await readyMatch()
    platform.inject({ fault: { status: 200, body: { results: [{ ...aWidget(), ...change }] } } })
    const { rejected } = await takePages(getWidgets(engagement, { program }))
    expect(rejected.map((item) => item.field)).toEqual([field])
    expect(rejected[0]?.reason).toContain(reason)
  })

  it('removes only a malformed leaderboard from a program', async () => {
    const { engagement, platform } = await readyMatch()
    const body = {
      ...aProgram({ id: 'p' }),
      leaderboards: [{ id: 'nameless' }, aLeaderboard({ name: 'Round 1' })],
    }
    platform.inject({ fault: { status: 200, body } })
    const program = await getProgram(engagement, { programId: 'p' })
    expect(program.leaderboards.map(({ name }) => name)).toEqual(['Round 1'])
  })
})
