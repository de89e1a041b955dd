import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { launchedGame } from '../../../../test/launched-game.ts'
import { GameContext } from '../../../launch/game.ts'
import { playerQuery } from '../../../queries/player.ts'
import { createQueryClient } from '../../../queries/query-client.ts'
import { MatesBoards } from './mates-boards.tsx'
import { matesBoardsOf } from './mates-store.ts'

afterEach(cleanup)

async function openBar({ matesBoards = true, hash = '' } = {}) {
  const { platform, game } = launchedGame()
  const client = createQueryClient()
  const player = await client.fetchQuery(playerQuery(game))
  platform.forgetCalls()
  render(
    <MemoryRouter initialEntries={[`/home/leaderboard${hash}`]}>
      <QueryClientProvider client={client}>
        <GameContext value={{ ...game, settings: { ...game.settings, matesBoards } }}>
          <MatesBoards boardId={undefined} emptyLabel="Round 10">
            {({ choice }) => choice}
          </MatesBoards>
        </GameContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { platform, player, boards: matesBoardsOf(game.playerStore()).read }
}

it('keeps a new board and a joined one on the device, and sends nothing to the platform', async () => {
  const { platform, player, boards } = await openBar({ hash: '#mates=1&board=b2&name=Office&ids=ann.bob' })
  fireEvent.click(await screen.findByRole('button', { name: 'Join' }))
  fireEvent.click(screen.getByRole('button', { name: "New mates' board" }))
  fireEvent.input(screen.getByRole('textbox', { name: 'Name of the board' }), {
    target: { value: 'Pub team' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(boards()).toMatchObject([
    { id: 'b2', name: 'Office', memberIds: [player.id, 'ann', 'bob'] },
    { name: 'Pub team', memberIds: [player.id] },
  ])
  expect(platform.calls).toEqual([])
})

it("renders nothing where the deployment does without mates' boards", async () => {
  await openBar({ matesBoards: false })
  expect(document.body.textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})
