import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerElsewhere } from '../../../test/launched-game.ts'
import { answer, form, openGame, passTime, press, reloadGame, votesOf } from '../../../test/open-game.tsx'

const MATCH = '/prediction/f1'
const progress = (text: RegExp) => screen.findByText(text)
const VOTES = { method: 'POST', path: '/votes/' } as const

it('brings a draft back after a reload, does not call it saved, and discards it', async () => {
  const platform = openGame(MATCH)
  const notice = 'Your draft is back. It is not saved yet.'
  await answer(form.minute(), '12')
  expect(screen.queryByText(notice)).toBeNull()
  reloadGame(platform)
  expect(await screen.findByText(notice)).toBeDefined()
  expect((await form.minute()).value).toBe('12')
  expect(await progress(/^1 of \d$/)).toBeDefined()
  await press('Discard')
  expect(document.activeElement?.textContent).toBe('PLAY PREDICTOR')
  expect(screen.queryByText(notice)).toBeNull()
  reloadGame(platform)
  expect(await progress(/^0 of \d$/)).toBeDefined()
  expect(votesOf(platform)).toEqual([])
})

it('says with the first answer that the browser keeps no drafts if its storage is full, and saves the answer', async () => {
  openGame(MATCH)
  await form.minute()
  const notice = () => screen.queryByText(/^This browser keeps no drafts/)
  expect(notice()).toBeNull()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await answer(form.minute(), '12')
  expect((await form.minute()).value).toBe('12')
  expect(notice()).not.toBeNull()
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
})

it('names the answers that failed, and sends only those again', async () => {
  const platform = openGame(MATCH)
  await answer(form.minute(), '9')
  await answer(form.conversions(), '4')
  platform.inject({ ...VOTES, fault: { status: 400 } })
  await press(/^Submit/)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Submission Failed 1 of 2 saved. Please Try Again',
  )
  expect(screen.getAllByText('Not saved')).toHaveLength(1)
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
  expect(votesOf(platform)).toHaveLength(3)
})

it('sends everything once for two taps on Submit before the screen renders again', async () => {
  const platform = openGame(MATCH)
  await answer(form.minute(), '9')
  const submit = await form.submit()
  submit.click()
  submit.click()
  expect(await form.success()).toBeDefined()
  expect(votesOf(platform)).toEqual(['POST'])
})

it('asks about an answer that was changed on another device, leads to it, and sends nothing before', async () => {
  const platform = openGame(MATCH)
  await answer(form.conversions(), '8')
  await answerElsewhere(platform, 'conversions.6')
  await press(/^Submit/)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Not sent: an answer was changed on another device.',
  )
  expect((await form.submit()).ariaDisabled).toBe('true')
  await press('Show the question')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Changed on another device to 6.' }))
  await press('Keep 8')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement?.textContent).toBe('What about conversions?')
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
  expect(votesOf(platform)).toEqual(['POST', 'PATCH'])
})

it('leads from the bar to the questions without an answer, one after the other', async () => {
  openGame(MATCH)
  await answer(form.conversions(), '4')

  const button = await screen.findByRole('button', { name: /Show the next question/ })
  for (const question of ['winner', 'minute', 'try', 'half', 'winner']) {
    fireEvent.click(button)
    expect(document.activeElement?.textContent).toBe(`What about ${question}?`)
  }
})

it('keeps the rest when the platform asks for a wait beyond the closing time, and leaves a further attempt', async () => {
  const platform = openGame(MATCH)
  await answer(form.minute(), '9')
  await answer(form.conversions(), '4')
  platform.inject({ ...VOTES, fault: { status: 429, headers: { 'retry-after': '604800' } } })
  await press(/^Submit/)
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /1 of 2 saved\. Not received: the platform is too busy until after predictions close\..* Please Try Again$/,
  )

  expect(screen.getByText(/^The platform is busy\. You can submit again in \d+ s\.$/)).toBeDefined()
  expect((await form.submit()).ariaDisabled).toBe('true')
  passTime(platform, '2024-04-27T06:30:00Z')
  await waitFor(async () => expect((await form.submit()).ariaDisabled).not.toBe('true'))
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
})
