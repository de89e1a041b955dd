import { describe, expect, it } from 'vitest'
import { browserNetwork } from './options.ts'

describe('browserNetwork', () => {
  it('follows the browser’s events until it is stopped, and is online in hosts without them', () => {
    const host = Object.assign(new EventTarget(), { navigator: { onLine: true } })
    const network = browserNetwork(host)
    const received: boolean[] = []
    const stop = network.onChange((isOnline) => received.push(isOnline))
    host.dispatchEvent(new Event('offline'))
    expect(network.isOnline()).toBe(false)
    host.dispatchEvent(new Event('online'))
    stop()
    host.dispatchEvent(new Event('offline'))
    expect(received).toEqual([false, true])
    expect(browserNetwork({}).isOnline()).toBe(true)
  })

  it('is online when only `navigator.onLine` denies it, as for a virtual network adapter', () => {
    const host = Object.assign(new EventTarget(), { navigator: { onLine: false } })
    expect(browserNetwork(host).isOnline()).toBe(true)
  })

  it('is online again while no listener follows the events', () => {
    const host = Object.assign(new EventTarget(), { navigator: {} })
    const network = browserNetwork(host)
    const stop = network.onChange(() => undefined)
    host.dispatchEvent(new Event('offline'))
    stop()
    expect(network.isOnline()).toBe(true)
  })
})
