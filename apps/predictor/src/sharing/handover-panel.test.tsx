import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HandoverPanel } from './handover-panel.tsx'

afterEach(cleanup)

const TEAMS = { home: { name: 'Chiefs' }, away: { name: 'Blues' } }
const LINK = 'https://game.example/prediction/f1'

it('has the link as a code and as a text', async () => {
  render(<HandoverPanel teams={TEAMS} link={LINK} isLanding />)
  expect(await screen.findByRole('img', { name: 'QR code with the link of this match' })).toBeTruthy()
  expect(screen.getByText(LINK)).toBeTruthy()
  expect(screen.getByText(/this match opens there/)).toBeTruthy()
})

it('says that the code could not be drawn, and still has the link', async () => {
  const long = `${LINK}?more=${'x'.repeat(5000)}`
  render(<HandoverPanel teams={TEAMS} link={long} isLanding={false} />)
  expect(await screen.findByText('The code could not be drawn. Share the link instead.')).toBeTruthy()
  expect(screen.getByText(long)).toBeTruthy()
  expect(screen.getByText(/asks for a log-in/)).toBeTruthy()
})
