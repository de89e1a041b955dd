import { describe, expect, it } from 'vitest'
import { browserNetwork, networkReactions } from './network-status.ts'

describe('networkReactions', () => {
  it('announces the loss, then keeps or drops the subscription', () => {
    expect(networkReactions(false, { restore: true })).toEqual(['announce-down', 'disconnect'])
    expect(networkReactions(false, { restore: false })).toEqual(['announce-down', 'destroy'])
    expect(networkReactions(true, { restore: true })).toEqual(['announce-up', 'reconnect'])
  })
})

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
