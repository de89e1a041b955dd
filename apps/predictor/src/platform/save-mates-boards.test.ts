import { afterEach, expect, it, vi } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { matesBoardsOfProfile } from './mates-boards-of-profile.ts'
import { saveMatesBoards } from './save-mates-boards.ts'
import { savePlayerData } from './save-player.ts'

afterEach(() => vi.restoreAllMocks())

const BOARD = { id: 'b1', name: 'Pub team', memberIds: ['ann'], changedAt: 1000 }

async function started() {
  const { platform, game } = launchedGame()
  await game.ready()
  const customData = () => game.engagement.profile?.custom_data ?? ''
  const patches = () => platform.calls.filter(({ method }) => method === 'PATCH').length
  return { platform, engagement: game.engagement, customData, patches }
}

it('adds the boards to the custom data and keeps the rest of it', async () => {
  const { engagement, customData } = await started()
  await saveMatesBoards(engagement, [BOARD])
  expect(JSON.parse(customData())).toEqual({ hideWelcomeScreen: true, mates_boards: [BOARD] })
  const newer = { ...BOARD, memberIds: ['ann', 'bob'], changedAt: 2000 }
  await saveMatesBoards(engagement, [newer])
  expect(matesBoardsOfProfile(customData())).toEqual([newer])
})

it('keeps what another save of the page adds at the same moment', async () => {
  const { engagement, customData } = await started()
  await Promise.all([
    saveMatesBoards(engagement, [BOARD]),
    savePlayerData(engagement, { predictedFixtureIds: ['f1'] }),
  ])
  const saved = { interacted_programs_key: ['f1'], mates_boards: [BOARD] }
  expect(JSON.parse(customData())).toMatchObject(saved)
})

it('saves after a save that failed', async () => {
  const { engagement, customData, platform } = await started()
  platform.inject({ method: 'PATCH', fault: { status: 500 } })
  const failed = savePlayerData(engagement, { predictedFixtureIds: ['f1'] })
  const saved = saveMatesBoards(engagement, [BOARD])
  await expect(failed).rejects.toMatchObject({ status: 500 })
  await saved
  expect(matesBoardsOfProfile(customData())).toEqual([BOARD])
})

it('sends nothing when nothing has changed', async () => {
  const { engagement, patches } = await started()
  await saveMatesBoards(engagement, [BOARD])
  await saveMatesBoards(engagement, [BOARD])
  expect(patches()).toBe(1)
})

it('sends nothing when the custom data would become too long', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { engagement, patches } = await started()
  const memberIds = Array.from({ length: 50 }, (_, index) => `${index}-${'a'.repeat(60)}`)
  await saveMatesBoards(
    engagement,
    Array.from({ length: 10 }, (_, index) => ({ ...BOARD, id: `b${index}`, memberIds })),
  )
  expect([patches(), log.mock.calls.length]).toEqual([0, 1])
})

it.each([null, undefined, '', '{', '[]', '{"mates_boards":"x"}'])('reads no boards from %j', (text) => {
  expect(matesBoardsOfProfile(text)).toEqual([])
})
