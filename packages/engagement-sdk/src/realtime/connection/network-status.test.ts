import { describe, expect, it } from 'vitest'
import { browserNetwork } from './network-status.ts'

describe('browserNetwork', () => {
  it('follows the browser’s events until it is stopped, and is online in hosts without them', () => {
    const host = Object.assign(new EventTarget(), { navigator: { onLine: true } })
    const network = browserNetwork(host)
    const received: boolean[] = []
    const stop = network.onChange((isOnline) => received.push(isOnline))
    host.navigator.onLine = false
    host.dispatchEvent(new Event('offline'))
    expect(network.isOnline()).toBe(false)
    host.dispatchEvent(new Event('online'))
    stop()
    host.dispatchEvent(new Event('offline'))
    expect(received).toEqual([false, true])
    expect(browserNetwork({}).isOnline()).toBe(true)
  })
})
