import { cleanup, render, screen } from '@testing-library/react'
import { ConnectionError } from '@touchline/engagement-sdk'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PredictorError } from '../config/predictor-error.ts'
import { DeploymentContext } from './embedding.ts'
import { ErrorMessage, ErrorScreen } from './error-screen.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
const PracticeInvitation = ({ to }: { readonly to: string }) => <a href={to}>Try a practice match</a>

const LOST = new ConnectionError('network', { method: 'GET', url: '/applications/' })
const NO_TOKEN = new PredictorError('Access Token not found', { fault: 'no-token' })

function show(error: unknown, signInUrl?: string, practiceMatch = true): void {
  render(
    <MemoryRouter initialEntries={['/prediction/f1?tournamentId=120-2024&accessToken=expired']}>
      <DeploymentContext
        value={{ signInUrl, PracticeInvitation: practiceMatch ? PracticeInvitation : undefined }}
      >
        <ErrorScreen error={error} />
      </DeploymentContext>
    </MemoryRouter>,
  )
}

it("offers the host's sign-in with tournament and fixture, and never the token", async () => {
  show(NO_TOKEN, 'https://www.example.com/login?from=game')
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Log in' })
  expect(link.href).toBe('https://www.example.com/login?from=game&tournamentId=120-2024&fixtureId=f1')
  expect(link.target).toBe('_top')
})

it('offers no sign-in when the deployment names none, and the practice match of the tournament', async () => {
  show(NO_TOKEN)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Try a practice match' })
  expect(new URL(link.href).search).toBe('?tournamentId=120-2024&accessToken=practice')
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
})

it('offers no practice match if the deployment has switched it off', async () => {
  show(NO_TOKEN, 'https://www.example.com/login', false)
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('offers no sign-in when something else is wrong', () => {
  show(new TypeError('x is not a function'), 'https://www.example.com/login')
  expect(screen.queryByRole('link')).toBeNull()
})

describe('a page with an error', () => {
  const reload = vi.fn()
  const fetch = vi.fn<typeof globalThis.fetch>()

  beforeEach(() => {
    vi.resetAllMocks()
    fetch.mockResolvedValue(new Response())
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('location', { pathname: '/home', reload })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  /** Dispatches an event to the page, and waits until it was handled. */
  async function change(event: 'online' | 'visibilitychange'): Promise<void> {
    window.dispatchEvent(new Event(event))
    await new Promise((resolve) => setTimeout(resolve))
  }

  it.each([
    ['a lost connection', new TypeError('Failed to fetch'), 1],
    [
      'a start without a connection',
      new PredictorError('The application could not be read', { cause: LOST }),
      1,
    ],
    ['a missing token', NO_TOKEN, 0],
  ])('is reloaded once at most when the connection returns after %s: %i', async (_what, error, times) => {
    show(error)
    await change('online')
    await change('online')
    expect(reload).toHaveBeenCalledTimes(times)
  })

  it('is not reloaded for a screen that failed inside its frame, next to which answers may be sent', async () => {
    render(
      <MemoryRouter>
        <ErrorMessage error={LOST} headingLevel={2} />
      </MemoryRouter>,
    )
    await change('online')
    expect(reload).not.toHaveBeenCalled()
  })

  it('is reloaded only when it is visible', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    show(LOST)
    await change('online')
    expect(fetch).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    await change('visibilitychange')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['responds with an error', async () => new Response('', { status: 502 })],
  ])('is not reloaded while the server %s', async (_what, response) => {
    fetch.mockImplementationOnce(response)
    show(LOST)
    await change('online')
    expect(reload).not.toHaveBeenCalled()
    await change('online')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not reloaded once the error is gone, even if a request to the server is pending', async () => {
    const response = Promise.withResolvers<Response>()
    fetch.mockReturnValueOnce(response.promise)
    show(LOST)
    window.dispatchEvent(new Event('online'))
    cleanup()
    response.resolve(new Response())
    await change('online')
    expect(reload).not.toHaveBeenCalled()
  })
})
