import { addJitter } from '@touchline/engagement-sdk'
import { FAN_BUDGET } from '@touchline/predictor/fan-budget'
import { runOnVirtualTime } from './device-clock.ts'
import { countTraffic, newPage, type Page, type Traffic, type Weather } from './page.ts'
import type { Schedulers } from './schedulers.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000
const LENGTH_MS = 10 * MINUTE_MS

export interface SceneOptions extends Weather {
  readonly fans: number
  readonly schedulers: Schedulers
  readonly random: () => number
}

/** Ten minutes of many fans, as requests per second. */
export type Scene = (options: SceneOptions) => Traffic

/**
 * The last ten minutes before kick-off. Fans arrive more and more often, open the match, think, and submit. Four in five do so
 * before the last minute.
 */
export const lastTenMinutes: Scene = (options) =>
  play(options, ({ clock, page, random }) => {
    // The square root makes arrivals rise evenly from none to twice their mean.
    clock.at(LENGTH_MS * Math.sqrt(random()) - MINUTE_MS, () =>
      page.open(FAN_BUDGET.openList.requests, () =>
        clock.after(addJitter(3 * SECOND_MS, 20 * SECOND_MS, random), () =>
          page.open(FAN_BUDGET.openMatch.requests, () =>
            clock.after(addJitter(15 * SECOND_MS, MINUTE_MS, random), () =>
              page.submit(FAN_BUDGET.submit.requests),
            ),
          ),
        ),
      ),
    )
    page.listen(Number.POSITIVE_INFINITY, () => undefined)
  })

/** When the platform publishes the result: results are due at 0. */
const PUBLISHED_AT = 150 * SECOND_MS
/** Of the fans with the page open, those who open the result when they see that it is in. */
const OPENING_SHARE = 0.6

/**
 * The first ten minutes after results are due. Every fan has the list open and a stream; the result is published after two and
 * a half minutes.
 */
export const afterTheWhistle: Scene = (options) =>
  play(options, ({ clock, page, random, schedulers }) => {
    const match = { isSettled: false, resultsDueAt: 0 }
    let reads = 0
    let isReported = false
    function seeResult(): void {
      if (match.isSettled || clock.now() < PUBLISHED_AT) {
        watch()
        return
      }
      match.isSettled = true
      if (random() < OPENING_SHARE)
        clock.after(addJitter(2 * SECOND_MS, 30 * SECOND_MS, random), () =>
          page.open(FAN_BUDGET.openResult.requests, () => undefined),
        )
    }
    /** Each read starts the watch again, as in the game. */
    function watch(): void {
      const at = schedulers.nextReadAt(match, clock.now())
      reads += 1
      const read = reads
      if (at === undefined) return
      clock.at(at, () => {
        if (read !== reads) return
        // A reported result is about to be read.
        if (isReported) watch()
        else page.read(FAN_BUDGET.whistle.requests, seeResult, watch)
      })
    }
    watch()
    page.listen(PUBLISHED_AT, () => {
      isReported = true
      clock.after(schedulers.eventDelayMs(), () => {
        isReported = false
        if (!match.isSettled) page.read(FAN_BUDGET.whistle.requests, seeResult, watch)
      })
    })
  })

interface Part {
  readonly clock: Parameters<Parameters<typeof runOnVirtualTime>[1]>[0]
  readonly page: Page
  readonly random: () => number
  readonly schedulers: Schedulers
}

/** Plays one fan after the other: they share nothing but the platform's state, which is known for each instant. */
function play({ fans, schedulers, random, outage }: SceneOptions, act: (part: Part) => void): Traffic {
  const traffic = countTraffic(LENGTH_MS)
  for (let count = 0; count < fans; count += 1)
    // Fans may arrive a minute early; otherwise the first minute would be empty.
    runOnVirtualTime({ from: -MINUTE_MS, until: LENGTH_MS }, (clock) =>
      act({ clock, page: newPage({ clock, traffic, schedulers, random, outage }), random, schedulers }),
    )
  return traffic
}
