import { fireEvent, render, screen } from '@testing-library/react'
import type { Fixture } from '@touchline/game-rules'
import { afterEach, expect, it, vi } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame, launchedGame, platformWithMatch, storeVotes } from '../../../test/launched-game.ts'
import { aFixture } from '../../../test/makers.ts'
import type { Game } from '../../launch/game.ts'
import { predictionCopy } from './prediction-copy.ts'
import { PredictionScreen } from './prediction-screen.tsx'

afterEach(() => void vi.useRealTimers())

function open(game: Game, fixture: Partial<Fixture> = {}) {
  return render(<PredictionScreen fixture={aFixture(fixture)} />, inGame({ game })).container
}

it('says of a match that was called off that saved picks stay readable, without a claim that there are any', () => {
  expect(open(aGame()).textContent).toMatch(/^PLAY PREDICTOR/)
  expect(open(aGame(), { isVoid: true }).textContent).toMatch(
    /^VOIDThis match was called off, and it earns no points\. Picks that were saved stay readable here\./,
  )
})

it('shows no earlier answer as saved, and no conflict, when one answer of a Submit is stored and one is not', async () => {
  const { savedMinutes } = await submitTwo()
  expect(savedMinutes).toEqual(['9'])
  expect(document.querySelector('[data-conflict]')).toBeNull()
})

/**
 * Changes two answers and submits them. That about the minute is stored before the page is painted again, that about the
 * score is not. Returns the minutes that the screen showed as saved.
 */
async function submitTwo(onShown?: () => void) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const platform = platformWithMatch()
  const { game } = launchedGame({ platform })
  await game.engagement.init()
  await storeVotes(game, platform, ['minute.7', 'winner.Blues', 'home.0', 'away.27'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Effects run after a paint, and without one after 35 ms.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  open(game)
  await vi.advanceTimersByTimeAsync(1000)
  const minute = screen.getByRole<HTMLInputElement>('slider', { name: 'minute' })
  const score = screen.getByRole('spinbutton', { name: 'Chiefs score' })
  const submit = screen.getByText(predictionCopy.submit)
  onShown?.()
  fireEvent.change(minute, { target: { value: '9' } })
  fireEvent.change(score, { target: { value: '31' } })
  await vi.advanceTimersByTimeAsync(1000)
  platform.inject({ method: 'PATCH', path: 'minute', fault: { delayMs: 10 } })
  platform.inject({ method: 'PATCH', path: 'winner', fault: { status: 400 } })
  const savedMinutes = new Set<string>()
  const changes = new MutationObserver(() => {
    if (minute.closest('li')?.textContent.startsWith(`prediction two${predictionCopy.saved}`))
      savedMinutes.add(minute.value)
  })
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  submit.click()
  await vi.advanceTimersByTimeAsync(1000)
  changes.disconnect()
  expect(document.body.textContent).toContain(predictionCopy.failed)
  return { savedMinutes: [...savedMinutes] }
}

it('shows the result of each answer, and no text of an earlier state, on a page that the browser translates', async () => {
  const translation = new MutationObserver(() => translate(document.body))
  await submitTwo(() => {
    translate(document.body)
    translation.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  translation.disconnect()
  const text = (document.body.textContent ?? '').replaceAll(MARK, '')
  expect(text).toContain('Chiefs win by 4')
  expect(text).toContain(predictionCopy.saved)
  expect(text).toMatch(new RegExp(`${predictionCopy.failed} \\d of \\d`))
})

/** Marks a translated text. No text of the game has it. */
const MARK = 'ß'

/** Translates as browsers do: each text node is replaced by two elements with another text node. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!/\p{L}/u.test(text.data) || text.data.includes(MARK)) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data + MARK)
    outer.append(inner)
    text.replaceWith(outer)
  }
}
