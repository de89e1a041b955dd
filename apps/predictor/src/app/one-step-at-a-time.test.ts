import { UNSAFE_createBrowserHistory } from 'react-router'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { framedHistory } from './embedding-history.ts'
import { oneStepAtATime } from './one-step-at-a-time.ts'

let browserGo: Mock<typeof window.history.go>

beforeEach(() => {
  vi.useFakeTimers()
  browserGo = vi.spyOn(window.history, 'go').mockReturnValue(undefined)
  window.history.pushState(null, '', '/home')
})
afterEach(() => vi.useRealTimers())

function start() {
  return oneStepAtATime(UNSAFE_createBrowserHistory({ window, v5Compat: true }), window)
}

const stepIsMade = () => window.dispatchEvent(new PopStateEvent('popstate'))

it('takes a second tap before the step was made as the same step', () => {
  const history = start()
  history.push('/home/rules')
  history.go(-1)
  history.go(-1)
  expect(browserGo.mock.calls).toEqual([[-1]])
})

it('takes it so in a frame as well, where the way back is a link', () => {
  const history = framedHistory(start(), window, '/')
  history.push('/prediction/f1')
  history.push('/home')
  history.push('/home')
  expect(browserGo.mock.calls).toEqual([[-1]])
})

it('makes the next step once the one before was made, or went to another page of the history', () => {
  const history = start()
  history.go(-1)
  stepIsMade()
  history.go(-1)
  expect(browserGo).toHaveBeenCalledTimes(2)
  vi.runAllTimers()
  history.go(-1)
  expect(browserGo).toHaveBeenCalledTimes(3)
})
