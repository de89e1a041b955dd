import type { Page } from '@playwright/test'
import { FixturesPage, HIGHLANDERS } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { FAN_BUDGET, type FanPhase } from '../rig/fan-budget.ts'
import { streamOpened } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

const BYTES_IN_A_KILOBYTE = 1000

it('a fan stays within the budget of requests and bytes from the list to the result', {
  tag: '@all',
}, async ({ page, ownStage: { platform, link } }) => {
  const token = await platform.newFan()
  await page.clock.install({ time: new Date('2024-04-27T05:31:00Z') })
  const traffic = await countTraffic(page, platform.url)
  /** A request that comes later than its phase is too much for the next one. */
  const endPhase = async (phase: FanPhase) => {
    const { name, requests, kilobytes } = FAN_BUDGET[phase]
    const sent = () => {
      const { sent, open } = traffic.read()
      return sent.length === requests && open === 0
        ? 'the budget'
        : `${open} of these open: ${sent.join(', ')}`
    }
    await expect.poll(sent, { message: name }).toBe('the budget')
    expect(traffic.read().bytes, name).toBeLessThanOrEqual(kilobytes * BYTES_IN_A_KILOBYTE)
    traffic.beginPhase()
  }
  /** No time passes while a response is awaited: on a slow machine the request would time out and be repeated. */
  const passTimeUntil = (check: () => boolean | Promise<boolean>) =>
    expect
      .poll(async () => {
        if (traffic.read().open === 0) await page.clock.runFor(A_STEP_MS)
        return check()
      })
      .toBe(true)
  const match = new FixturesPage(page).match(HIGHLANDERS)
  const prediction = new PredictionPage(page)
  const listening = streamOpened(page)

  await page.goto(link('/home', { token }))
  await expect(match).toContainText('Predict now')
  await endPhase('openList')

  await match.click()
  await expect(prediction.minute).toBeVisible()
  await endPhase('openMatch')

  // What a start still has to save is saved by then.
  await listening
  await prediction.answerEverything()
  await prediction.submit.click()
  await expect(match).toContainText('Edit Predictions')
  await endPhase('submit')

  await page.clock.fastForward('30:00')
  await endPhase('wait')

  await traffic.forgetPreflights()
  // The page's time stands still until it has read all events. A slow machine would read them in several batches otherwise.
  await page.clock.pauseAt(new Date('2024-04-27T06:02:00Z'))
  await passTimeUntil(traffic.isPolling)
  // By this time two matches of the round have their results.
  await platform.setClock(WHISTLE)
  await expect.poll(traffic.readEvents).toBe(2 * WIDGETS_OF_A_MATCH)
  // If the read of the list moved the page's time on by hours, the results would be overdue before they are stored, and read again.
  await page.clock.pauseAt(new Date(WHISTLE))
  await passTimeUntil(() => match.getByText('See results').isVisible())
  await endPhase('whistle')

  await match.click()
  await passTimeUntil(() => page.getByRole('heading', { name: /YOU SCORED/ }).isVisible())
  await page.clock.resume()
  await endPhase('openResult')
})

const WHISTLE = '2024-04-27T09:20:00Z'
const WIDGETS_OF_A_MATCH = 8
const A_STEP_MS = 1000

/** What the page exchanged with the platform in one phase. */
interface PhaseTraffic {
  /** Method and path of each request, preflights included, in their order. */
  readonly sent: readonly string[]
  /** Requests without a complete response. */
  readonly open: number
  /** Received over the wire, headers included. */
  readonly bytes: number
}

interface TrafficCounter {
  /** Returns what was counted since the phase began. */
  read(): PhaseTraffic
  beginPhase(): void
  /** From here on each request that needs a preflight sends one, as after the time for which a browser stores them. */
  forgetPreflights(): Promise<void>
  /** Returns whether the page waits for events with a cursor. */
  isPolling(): boolean
  /** Returns how many different real-time events the page has read since the beginning: it asks for later ones. */
  readEvents(): number
}

/** The part of a response of the subscribe call that is read here. */
interface SubscribeBody {
  readonly m: readonly { readonly p: { readonly t: string } }[]
}

/** Counts the page's requests to the platform. (Interception would hide preflights and switch the browser's caches off.) */
async function countTraffic(page: Page, platformUrl: string): Promise<TrafficCounter> {
  const browser = await page.context().newCDPSession(page)
  const isCounted = new RegExp(`^${platformUrl}/(api/v1|services)/`)
  const counted = new Set<string>()
  const open = new Set<string>()
  const events = new Set<string>()
  let sent: string[] = []
  let bytes = 0
  page.on('response', async (response) => {
    if (!response.url().includes('/v2/subscribe/')) return
    const body: SubscribeBody = await response.json().catch(() => ({ m: [] }))
    for (const { p } of body.m) events.add(p.t)
  })
  const polls = new Set<string>()
  let cursor = ''
  browser.on('Network.requestWillBeSent', ({ requestId, request: { method, url } }) => {
    const [, after] = /\/v2\/subscribe\/.*[?&]tt=([1-9]\d*)/.exec(url) ?? []
    if (after !== undefined) {
      polls.add(requestId)
      cursor = after
    }
    if (!isCounted.test(url)) return
    counted.add(requestId)
    open.add(requestId)
    sent.push(`${method} ${new URL(url).pathname}`)
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId)
    polls.delete(requestId)
    if (counted.has(requestId)) bytes += encodedDataLength
  })
  browser.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId)
    polls.delete(requestId)
  })
  await browser.send('Network.enable')
  return {
    read: () => ({ sent, open: open.size, bytes }),
    beginPhase: () => {
      sent = []
      bytes = 0
    },
    isPolling: () => polls.size > 0,
    readEvents: () => [...events].filter((time) => time <= cursor).length,
    forgetPreflights: async () => {
      await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
    },
  }
}
