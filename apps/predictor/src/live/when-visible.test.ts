import { afterEach, expect, it, vi } from 'vitest'
import { whenVisible } from './when-visible.ts'

const act = vi.fn()

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.restoreAllMocks()
  act.mockReset()
})

it('acts at once on a visible page', () => {
  whenVisible(act)
  expect(act).toHaveBeenCalledTimes(1)
})

it('acts once when a hidden page becomes visible', () => {
  setHidden(true)
  whenVisible(act)
  setHidden(true)
  expect(act).not.toHaveBeenCalled()
  setHidden(false)
  setHidden(false)
  expect(act).toHaveBeenCalledTimes(1)
})

it('does not act after it was stopped', () => {
  setHidden(true)
  whenVisible(act)()
  setHidden(false)
  expect(act).not.toHaveBeenCalled()
})
