import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { TestPlatform } from '@touchline/engagement-sdk/testing'
import { expect, it, vi } from 'vitest'
import { platformWithMatch, publishResults } from '../../test/launched-game.ts'
import { answer, openGame, press } from '../../test/open-game.tsx'

const SIGN_IN = { signInUrl: 'https://www.example.com/login' }
const banner = () => screen.findByText('Log in again to go on')

/** Replaces the token in the address, as a host page does after the sign-in. */
async function supplyToken(accessToken: string): Promise<void> {
  const address = new URL(window.location.href)
  address.searchParams.set('accessToken', accessToken)
  await act(async () => {
    window.history.replaceState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

/** A platform whose fan is logged in, and has a second token. */
function platformWithTwoTokens() {
  const platform = platformWithMatch()
  const profile = [...platform.state.profiles.values()].find(({ id }) => id !== undefined)
  if (profile === undefined) throw new Error('The platform has no fan.')
  platform.addProfile({ profile, token: 'next-token' })
  return platform
}

/** Goes to another screen of the game in the same session. */
async function goTo(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, '', path + window.location.search)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
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
    await supplyToken('next-token')
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
    expect(screen.queryByText('Log in again to go on')).toBeNull()
    expect(screen.getByText('You are logged in again. Everything is as you left it.')).toBeDefined()
  },
)

it('keeps the nickname that was being saved, and says where to log in when the deployment names no page', async () => {
  const platform = platformWithTwoTokens()
  openGame('/profile', { platform })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nickname' })
  platform.expire('fan-token')
  await answer(Promise.resolve(field), 'Tight Head')
  await press(/^Confirm/)
  await banner()
  expect(screen.getByText(/Log in on the page you came from\.$/)).toBeDefined()
  await supplyToken('next-token')
  expect(field.value).toBe('Tight Head')
  fireEvent.click(await screen.findByRole('button', { name: /^Confirm/ }))
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
  const platform = platformWithTwoTokens()
  openGame('/profile', { platform, settings: SIGN_IN })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nickname' })
  platform.expire('fan-token')
  await answer(Promise.resolve(field), 'Tight Head')
  await press(/^Confirm/)
  await banner()
  cleanup()
  openGame('/profile', { platform, query: { accessToken: 'next-token' } })
  expect(await screen.findByRole('textbox', { name: 'Nickname' })).toHaveProperty('value', 'Tight Head')
})

const HOST = 'https://host.example'

/** Opens the rules in a host page, which then supplies the token 'fan-token'. */
async function openInHostPage(platform: TestPlatform, accessToken = '') {
  const postMessage = vi.fn()
  const parent = { postMessage }
  vi.stubGlobal('parent', parent)
  const launchWith = (token: string) =>
    act(async () => {
      const data = { type: 'touchline:launch', accessToken: token }
      window.dispatchEvent(new MessageEvent('message', { data, origin: HOST, source: parent as never }))
    })
  openGame('/home/rules', { platform, query: { accessToken }, settings: { hostOrigins: [HOST] } })
  await screen.findByText('LOG IN TO PLAY')
  await launchWith('fan-token')
  await screen.findByText('Final score')
  postMessage.mockClear()
  const needsToken = async () => {
    await expect
      .poll(() => postMessage.mock.calls)
      .toContainEqual([{ type: 'touchline:need', what: 'token' }, HOST])
    postMessage.mockClear()
  }
  return { launchWith, needsToken }
}

it('starts with the token of the host page after one in the address that no header can carry', async () => {
  await openInHostPage(platformWithTwoTokens(), 'not escaped')
  expect(screen.queryByText('LOG IN TO PLAY')).toBeNull()
})

it('asks the host page for another token each time that the one that it supplied has expired', async () => {
  const platform = platformWithTwoTokens()
  const { launchWith, needsToken } = await openInHostPage(platform)
  platform.expire('fan-token')
  await goTo('/home/leaderboard')
  await needsToken()
  await launchWith('next-token')
  expect((await screen.findAllByText('Prop Star')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Log in again to go on')).toBeNull()
  platform.expire('next-token')
  await goTo('/prediction/f1')
  await needsToken()
})

it('ends when a later read takes a token whose owner could not be read at first', async () => {
  const platform = platformWithTwoTokens()
  const { launchWith, needsToken } = await openInHostPage(platform)
  platform.expire('fan-token')
  await goTo('/home/leaderboard')
  await needsToken()
  platform.inject({ path: /\/profile\/$/, fault: { status: 404 }, times: 2 })
  await launchWith('next-token')
  await banner()
  await goTo('/prediction/f1')
  await waitFor(() => expect(screen.queryByText('Log in again to go on')).toBeNull())
})
