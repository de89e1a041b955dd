import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { keys } from '../../../queries/keys.ts'
import { createQueryClient } from '../../../queries/query-client.ts'
import { MatesTable } from './mates-table.tsx'

it('shows the overall rank that mates share with its sign', () => {
  const client = createQueryClient()
  const memberIds = ['ann', 'bob', 'cat']
  const rows = memberIds.map((playerId, place) => ({
    playerId,
    nickname: playerId,
    rank: place < 2 ? 3 : 70,
    points: 10,
  }))
  client.setQueryData([...keys.board('b1'), 'mates', ...memberIds], rows)
  const board = { id: 'm1', name: 'Pub team', memberIds }
  const nothing = () => undefined
  render(
    <MatesTable
      board={board}
      playerId="me"
      isMember={false}
      boardId="b1"
      emptyText=""
      onChange={nothing}
      onLeave={nothing}
    />,
    inGame({ client }),
  )
  const overall = screen.getAllByText(/ overall$/).map(({ textContent }) => textContent)
  expect(overall).toEqual(['=3 overall', '=3 overall', '#70 overall'])
})
