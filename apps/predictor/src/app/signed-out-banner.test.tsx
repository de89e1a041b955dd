import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { aProfile, type TestPlatform } from '@touchline/engagement-sdk/testing'
import { expect, it, vi } from 'vitest'
import { platformWithMatch, publishResults } from '../../test/launched-game.ts'
import { answer, form, goTo, openGame, press, supply } from '../../test/open-game.tsx'
import type { Settings } from '../config/settings.ts'

const SIGN_IN = { signInUrl: 'https://www.example.com/login' }
const banner = () => screen.findByText('Log in again to go on')

/** A platform whose fan is logged in, and has a second token. */
function platformWithTwoTokens() {
  const platform = platformWithMatch()
  const profile = [...platform.state.profiles.values()].find(({ id }) => id !== undefined)
  if (profile === undefined) throw new Error('The platform has no fan.')
  platform.addProfile({ profile, token: 'next-token' })
  return platform
}

it.each([
  ['the list', '/home', /programs\/\?/, 'See results'],
  ['the board', '/home/leaderboard', /entries\/?\?/, 'Prop Star'],
  ['the prediction', '/prediction/f1', /interactions/, 'What about minute?'],
  ['the result', '/result/f1', /interactions/, 'You said:'],
])(
  '%s shows the banner instead of a retry when the token has expired, and everything after the next token',
  async (_screen, path, read, shown) => {
    const platform = platformWithTwoTokens()
    publishResults(platform)
    openGame('/home/rules', { platform, settings: SIGN_IN })
    await screen.findByText('Final score')
    platform.expire('fan-token')
    platform.inject({ path: read, fault: { status: 401 } })
    await goTo(path)
    await banner()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Log in' })
    expect(link.target).toBe('_top')
    expect(link.href).not.toContain('fan-token')
    await supply({ accessToken: 'next-token' })
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
    expect(screen.queryByText('Log in again to go on')).toBeNull()
    expect(screen.getByText('You are logged in again. Everything is as you left it.')).toBeDefined()
  },
)

const nickname = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nickname' })

/** Opens the profile, whose nickname cannot be saved because the token expires. */
async function saveWithoutToken(settings: Partial<Settings> = {}): Promise<TestPlatform> {
  const platform = platformWithTwoTokens()
  openGame('/profile', { platform, settings })
  await nickname()
  platform.expire('fan-token')
  await answer(nickname(), 'Tight Head')
  await press(/^Confirm/)
  await banner()
  return platform
}

it('keeps the nickname that was being saved, and says where to log in when the deployment names no page', async () => {
  await saveWithoutToken()
  expect(screen.getByText(/Log in on the page you came from\.$/)).toBeDefined()
  await supply({ accessToken: 'next-token' })
  expect((await nickname()).value).toBe('Tight Head')
  await press(/^Confirm/)
  expect(await screen.findByText('Saved')).toBeDefined()
})

it('stays on every screen while the fan goes on', async () => {
  const platform = platformWithTwoTokens()
  openGame('/home/rules', { platform })
  await screen.findByText('Final score')
  platform.expire('fan-token')
  await goTo('/home/leaderboard')
  await banner()
  for (const path of ['/home/rules', '/profile', '/home']) {
    await goTo(path)
    expect(await banner()).toBeDefined()
  }
})

it('keeps the nickname that was not saved over the sign-in page', async () => {
  const platform = await saveWithoutToken(SIGN_IN)
  cleanup()
  openGame('/profile', { platform, query: { accessToken: 'next-token' } })
  expect((await nickname()).value).toBe('Tight Head')
})

const HOST = 'https://host.example'

type Parameters = Readonly<Record<string, string>>

interface Missing {
  readonly query?: Parameters
  readonly title?: string
  readonly need?: string
  readonly launch?: Parameters
}

/** Opens the rules in a host page, with an address that misses something, by default the token, and supplies it. */
async function openInHostPage(
  platform: TestPlatform,
  {
    query = { accessToken: '' },
    title = 'LOG IN TO PLAY',
    need = 'token',
    launch = { accessToken: 'fan-token' },
  }: Missing = {},
) {
  const parent = { postMessage: vi.fn() }
  vi.stubGlobal('parent', parent)
  const launchWith = (parameters: Parameters) =>
    act(async () => {
      const data = { type: 'touchline:launch', ...parameters }
      window.dispatchEvent(new MessageEvent('message', { data, origin: HOST, source: parent as never }))
    })
  const needs = async (what: string) => {
    await expect
      .poll(() => parent.postMessage.mock.calls)
      .toContainEqual([{ type: 'touchline:need', what }, HOST])
    parent.postMessage.mockClear()
  }
  openGame('/home/rules', { platform, query, settings: { hostOrigins: [HOST] } })
  expect(await screen.findByText(title)).toBeDefined()
  await needs(need)
  await launchWith(launch)
  expect(await screen.findByText('Final score')).toBeDefined()
  return { launchWith, needs }
}

it.each<[string, Missing]>([
  [
    'the address has no tournament',
    { query: { tournamentId: '' }, title: 'ERROR', need: 'tournament', launch: { tournamentId: '120-2024' } },
  ],
  ['no header can carry the token in the address', { query: { accessToken: 'not escaped' } }],
])('asks the host page, and goes on with what it supplies, when %s', async (_when, missing) => {
  await openInHostPage(platformWithTwoTokens(), missing)
})

it('removes what the device has of a player when the token of another one comes', async () => {
  const platform = platformWithMatch()
  platform.addProfile({ profile: aProfile({ id: 'other', custom_data: '{}' }), token: 'other-token' })
  openGame('/prediction/f1', { platform })
  await answer(form.minute(), '9')
  const drafts = () => Object.keys(window.localStorage).filter((key) => key.includes('draft'))
  expect(drafts()).toHaveLength(1)
  await supply({ accessToken: 'other-token' })
  expect(await screen.findByRole('heading', { name: 'WELCOME' })).toBeDefined()
  await waitFor(() => expect(drafts()).toEqual([]))
})

it('asks the host page for another token each time that the one that it supplied has expired', async () => {
  const platform = platformWithTwoTokens()
  const { launchWith, needs } = await openInHostPage(platform)
  platform.expire('fan-token')
  await goTo('/home/leaderboard')
  await needs('token')
  await launchWith({ accessToken: 'next-token' })
  expect((await screen.findAllByText('Prop Star')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Log in again to go on')).toBeNull()
  platform.expire('next-token')
  await goTo('/prediction/f1')
  await needs('token')
})

it('ends when a later read takes a token whose owner could not be read at first', async () => {
  const platform = platformWithTwoTokens()
  const { launchWith, needs } = await openInHostPage(platform)
  platform.expire('fan-token')
  await goTo('/home/leaderboard')
  await needs('token')
  platform.inject({ path: /\/profile\/$/, fault: { status: 404 }, times: 2 })
  await launchWith({ accessToken: 'next-token' })
  await banner()
  await goTo('/prediction/f1')
  await waitFor(() => expect(screen.queryByText('Log in again to go on')).toBeNull())
})
