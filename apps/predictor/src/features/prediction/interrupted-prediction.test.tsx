import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import type { TestPlatform } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { answerElsewhere } from '../../../test/launched-game.ts'
import {
  answer,
  form,
  openGame,
  passTime,
  press,
  refuse,
  reloadGame,
  votesOf,
} from '../../../test/open-game.tsx'

const MATCH = '/prediction/f1'
const PAST_CLOSING = '2024-04-27T08:31:00Z'

it('says on a device without the draft that a final score was saved in part, and saves it entered again', async () => {
  const platform = openGame(MATCH)
  await answer(form.score('Chiefs'), '24')
  await answer(form.score('Blues'), '17')
  platform.inject({ method: 'POST', path: 'widget-interactions', fault: { status: 400 } })
  await press(/^Submit/)
  expect((await screen.findByRole('alert')).textContent).toContain('0 of 1 saved.')
  window.localStorage.clear()
  reloadGame(platform)
  expect(await screen.findByText('Only part of your answer was saved, please enter it again')).toBeDefined()
  await answer(form.score('Chiefs'), '24')
  await answer(form.score('Blues'), '17')
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
})

it("does not show an answer of this device that was stored after a failure as another device's", async () => {
  const platform = openGame(MATCH)
  await answer(form.minute(), '9')
  platform.inject({ method: 'POST', path: 'widget-interactions', fault: 'drop-after-write' })
  // It cannot be read back.
  refuse(/widget-interactions\/\?/)
  await press(/^Submit/)
  expect((await screen.findByRole('alert')).textContent).toContain('0 of 1 saved.')
  refuse()
  await answer(form.minute(), '11')
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
  expect(screen.queryByText('Changed on another device', { exact: false })).toBeNull()
})

function reconnect(): void {
  act(() => onlineManager.setOnline(false))
  act(() => onlineManager.setOnline(true))
}

it.each([
  ['arrived', 'drop-after-write', (platform: TestPlatform) => passTime(platform, PAST_CLOSING), 'Success'],
  ['did not arrive', 'drop-before-write', reconnect, 'Closed before this answer arrived'],
] as const)(
  'shows after the closing, once a read succeeds, that an answer without a response %s',
  async (_what, fault, readAgain, text) => {
    const platform = openGame(MATCH)
    await answer(form.minute(), '9')
    platform.inject({ method: 'POST', path: '/votes/', fault })
    const failReads = (times: number) =>
      platform.inject({ method: 'GET', path: 'widget-interactions', fault: { status: 400 }, times })
    // Those of the attempt and two after the closing; one succeeds.
    failReads(4)
    platform.inject({ method: 'GET', path: 'widget-interactions', fault: { delayMs: 0 } })
    failReads(9)
    await press(/^Submit/)
    expect((await screen.findByRole('alert')).textContent).toContain('0 of 1 saved. Please Try Again')
    passTime(platform, PAST_CLOSING)
    await screen.findByText(/What arrived will be shown here\.$/)
    readAgain(platform)
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByText(/Please Try Again/)).toBeNull()
  },
)

it('keeps a score unset over a reload, and sends nothing of it', async () => {
  const platform = openGame(MATCH)
  const note = () => screen.queryByText('No score for Blues yet')
  await answer(form.score('Chiefs'), '27')
  expect(note()).not.toBeNull()
  reloadGame(platform)
  expect(await screen.findByText('Your draft is back. It is not saved yet.')).toBeDefined()
  expect((await form.score('Chiefs')).value).toBe('27')
  expect((await form.score('Blues')).value).toBe('')
  expect(note()).not.toBeNull()
  expect(screen.getByText(/^0 of \d/)).toBeDefined()
  expect((await form.submit()).disabled).toBe(true)
  await answer(form.score('Blues'), '0')
  expect(note()).toBeNull()
  reloadGame(platform)
  expect((await form.score('Blues')).value).toBe('0')
})

it.each([
  ['into sight', () => new Event('visibilitychange', { bubbles: true })],
  ['out of the history', () => new PageTransitionEvent('pageshow', { persisted: true })],
])('compares with what the platform has when the page comes back %s', async (_where, event) => {
  const platform = openGame(MATCH)
  await form.minute()
  await answerElsewhere(platform, 'minute.33')
  expect((await form.minute()).value).not.toBe('33')
  window.dispatchEvent(event())
  await waitFor(async () => expect((await form.minute()).value).toBe('33'))
  expect(screen.getAllByText('Saved')).toHaveLength(1)
})

it('aborts a submit that was suspended in the history, reads back what arrived, and repeats the rest', async () => {
  const platform = openGame(MATCH)
  await answer(form.minute(), '9')
  await answer(form.conversions(), '4')
  platform.inject({ method: 'POST', path: '/conversions/options/', fault: 'hang' })
  await press(/^Submit/)
  await waitFor(() => expect(votesOf(platform)).toHaveLength(2))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect((await screen.findByRole('alert')).textContent).toContain('1 of 2 saved.')
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
  expect(votesOf(platform)).toHaveLength(3)
})

it('shows a note on an impossible score above Submit, which it describes, until it no longer applies', async () => {
  openGame(MATCH)
  await answer(form.score('Chiefs'), '4')
  await answer(form.score('Blues'), '10')
  const note = await screen.findByText('A team cannot score exactly 4 points.')
  const submit = await form.submit()
  expect(note.id).toBe(submit.getAttribute('aria-describedby'))
  await answer(form.score('Chiefs'), '40')
  expect(note.isConnected).toBe(false)
  expect(submit.getAttribute('aria-describedby')).toBeNull()
})
