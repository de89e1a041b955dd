import { expect, it, vi } from 'vitest'
import { whenHostConsents } from './host-consent.ts'

const HOST = 'https://host.example'
const YES = { type: 'touchline:consent', granted: true }

function say(data: unknown, origin = HOST, source: Window | null = window.parent): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

it('calls back once when the host page sends consent', () => {
  const onConsent = vi.fn()
  whenHostConsents(window, [HOST], onConsent)
  say(YES)
  say(YES)
  expect(onConsent).toHaveBeenCalledOnce()
})

it('ignores other pages, other windows and other messages, and every message after it has stopped', () => {
  const onConsent = vi.fn()
  const stop = whenHostConsents(window, [HOST], onConsent)
  say(YES, 'https://evil.example')
  say(YES, HOST, null)
  say({ ...YES, granted: false })
  say('touchline:consent')
  say(null)
  stop()
  say(YES)
  expect(onConsent).not.toHaveBeenCalled()
})
