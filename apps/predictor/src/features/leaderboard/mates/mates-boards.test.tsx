import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { launchedGame } from '../../../../test/launched-game.ts'
import { playerQuery } from '../../../launch/game.ts'
import { createQueryClient } from '../../../queries/query-client.ts'
import { MATES_LIMITS } from './mates-board.ts'
import { MatesBoards } from './mates-boards.tsx'

async function openBar({ matesBoards = true, hash = '', boards = '[]' } = {}) {
  const { platform, game } = launchedGame()
  const client = createQueryClient()
  const player = await client.fetchQuery(playerQuery(game))
  game.playerStore().write(['matesBoards'], boards)
  platform.forgetCalls()
  render(
    <MatesBoards boardId={undefined} emptyText="">
      {(choice, board) => (
        <>
          {choice}
          {board}
        </>
      )}
    </MatesBoards>,
    inGame({
      game: { ...game, settings: { ...game.settings, matesBoards } },
      client,
      path: `/home/leaderboard${hash}`,
    }),
  )
  const stored = (): unknown => JSON.parse(game.playerStore().read(['matesBoards']) ?? '[]')
  return { platform, player, stored }
}

const LINK = '#mates=1&board=b2&name=Office&ids=ann.bob'
const pressedButton = () => screen.getByRole('button', { pressed: true }).textContent

it('keeps a new board and a joined one on the device, and sends nothing to the platform', async () => {
  const { platform, player, stored } = await openBar({ hash: LINK })
  fireEvent.click(await screen.findByRole('button', { name: 'Join' }))
  expect(pressedButton()).toBe('Office')
  fireEvent.click(screen.getByRole('button', { name: "New mates' board" }))
  fireEvent.input(screen.getByRole('textbox', { name: 'Name of the board' }), {
    target: { value: 'Pub team' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(pressedButton()).toBe('Pub team')
  expect(stored()).toMatchObject([
    { id: 'b2', name: 'Office', memberIds: [player.id, 'ann', 'bob'] },
    { name: 'Pub team', memberIds: [player.id] },
  ])
  expect(platform.calls).toEqual([])
})

it('moves the focus to what a link offers, and to the name of a new board', async () => {
  await openBar({ hash: LINK })
  expect(document.activeElement?.textContent).toContain('Office')
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  fireEvent.click(screen.getByRole('button', { name: "Start a mates' board" }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of the board' }))
})

it('joins nothing when the player declines, and offers the link no more', async () => {
  const { stored } = await openBar({ hash: LINK })
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  expect([pressedButton(), stored()]).toEqual(['Everyone', []])
})

it('offers no member again who is removed while the link that named them is open', async () => {
  const boards = JSON.stringify([{ id: 'b2', name: 'Office', memberIds: ['ann', 'bob'] }])
  const { stored } = await openBar({ hash: LINK, boards })
  fireEvent.click(screen.getAllByText('Remove')[0] ?? document.body)
  expect(stored()).toMatchObject([{ memberIds: ['bob'] }])
  expect(screen.queryByText('More mates for Office')).toBeNull()
  expect(pressedButton()).toBe('Office')
})

it('refuses a link with which a board would have more members than a board may have', async () => {
  const ids = Array.from({ length: MATES_LIMITS.members }, (_, place) => `p${place}`)
  await openBar({ hash: `#mates=1&board=b2&name=Office&ids=${ids.join('.')}` })
  expect(screen.getByText('This board is full: it can have 50 players.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
})

it("renders nothing if the deployment has switched off mates' boards", async () => {
  await openBar({ matesBoards: false })
  expect(document.body.textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})
