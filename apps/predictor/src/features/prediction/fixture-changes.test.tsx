import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aFixture } from '../../../test/makers.ts'
import { FixtureChanges } from './prediction-screen.tsx'

function show(isVoid: boolean) {
  return render(<FixtureChanges fixture={aFixture({ isVoid })} />, inGame())
}

it('says of a void match that saved picks stay readable, without a claim that there are any', () => {
  show(true)
  expect(screen.getByText('VOID')).toBeTruthy()
  expect(
    screen.getByText(
      'This match was called off, and it earns no points. Picks that were saved stay readable here.',
    ),
  ).toBeTruthy()
})

it('says nothing of a match that was neither called off nor moved', () => {
  expect(show(false).container.textContent).toBe('')
})
