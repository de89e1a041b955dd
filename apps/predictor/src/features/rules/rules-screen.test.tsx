import { render, screen } from '@testing-library/react'
import type { Prize } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame } from '../../../test/launched-game.ts'
import { tournamentById } from '../../config/tournaments.ts'
import { RulesScreen } from './rules-screen.tsx'

function showRules(prizes: readonly Prize[] | undefined): void {
  const { tournament } = tournamentById('120-2024')
  render(<RulesScreen />, inGame({ game: aGame({ tournament: { ...tournament, prizes } }) }))
}

it('shows the prizes of the tournament by place, in NZD', () => {
  showRules([
    { place: 1, amountNzd: 5000 },
    { place: 2, amountNzd: 99.5 },
  ])
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toEqual(['PlaceAmount', '1NZD 5,000', '2NZD 99.50'])
  // Places begin where the text above does; only amounts align to the end.
  const kinds = screen.getAllByRole('columnheader').map(({ dataset }) => dataset['kind'])
  expect(kinds).toEqual([undefined, 'number'])
})

it('shows no prize table when the tournament states no prizes', () => {
  showRules(undefined)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText(/^Prizes are stated in NZD\./)).toBeDefined()
})

it('keeps a range such as 6-10 in one line, in the words of the specification', () => {
  showRules(undefined)
  const range = screen.getByText('6-10')
  expect(range.className).not.toBe('')
  expect(range.parentElement?.textContent).toContain('A score 1-5 away gets 5, 6-10 away 3, 11-15 away 1.')
})
