import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UnknownTournamentError } from '../config/tournament-by-id.ts'
import { MissingAccessTokenError } from '../launch/launch-params.ts'
import { DeploymentContext } from './deployment.ts'
import { ErrorScreen } from './error-screen.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(error: unknown, signInUrl?: string): void {
  render(
    <MemoryRouter initialEntries={['/prediction/f1?tournamentId=120-2024&accessToken=expired']}>
      <DeploymentContext value={{ signInUrl, switchedOff: [] }}>
        <ErrorScreen error={error} />
      </DeploymentContext>
    </MemoryRouter>,
  )
}

it("offers the host's sign-in with tournament and match, and never the token", async () => {
  show(new MissingAccessTokenError(), 'https://www.example.com/login?from=game')
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Log in' })
  expect(link.href).toBe('https://www.example.com/login?from=game&tournamentId=120-2024&fixtureId=f1')
  expect(link.target).toBe('_top')
})

it('offers no sign-in when the deployment names none', () => {
  show(new MissingAccessTokenError())
  expect(screen.getByText('LOG IN TO PLAY')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

it('offers no sign-in when something else is wrong', () => {
  show(new TypeError('x is not a function'), 'https://www.example.com/login')
  expect(screen.queryByRole('link')).toBeNull()
})

it('offers a reload for an unknown tournament', () => {
  show(new UnknownTournamentError('x'))
  expect(screen.getByRole('button', { name: 'RETRY' })).toBeDefined()
})
