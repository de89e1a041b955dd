import { addJitter } from '@touchline/engagement-sdk'
import type { DeviceClock } from './device-clock.ts'
import type { Schedulers } from './schedulers.ts'

const SECOND_MS = 1000

const MAX_RETRIES = 3
/** A stream that was given up starts again after this time and up to as much again (the SDK's `RECOVER_AFTER_MS`). */
const RECOVER_AFTER_MS = 150_000
/** A player who sees an error presses the retry after a while. */
const PRESSES = { afterMs: 5000, withinMs: 55_000 }

/** A minute in the middle of a scene. */
export const OUTAGE = { from: 300_000, until: 360_000 }

export interface Weather {
  /** The platform and the real-time service answer nothing in this time. */
  readonly outage?: { readonly from: number; readonly until: number } | undefined
}

interface PageParts extends Weather {
  readonly clock: DeviceClock
  readonly traffic: Traffic
  readonly schedulers: Schedulers
  /** Random numbers for what the player does, which no scheduler decides. */
  readonly random: () => number
}

/** The requests of one player's page. */
export interface Page {
  /** Reads with the retries of the game, then calls `then`, or `otherwise` after the last failure. */
  read(requests: number, then: () => void, otherwise?: () => void): void
  /** Opens a screen with its reads; after the last failure the player presses the retry. */
  open(requests: number, then: () => void): void
  /** Sends answers. The game does not repeat them: after a failure the player does. */
  submit(requests: number): void
  /** Keeps a stream open and calls `onReport` at the instant of a report while it is. */
  listen(reportAt: number, onReport: () => void): void
}

export function newPage({ clock, traffic, schedulers, random, outage }: PageParts): Page {
  const budget = schedulers.newBudget()
  const isDown = () => outage !== undefined && clock.now() >= outage.from && clock.now() < outage.until

  function read(
    requests: number,
    then: () => void,
    otherwise: () => void = () => undefined,
    attempt = 0,
  ): void {
    // The first failure ends a step: the requests that depend on it are not sent.
    traffic.add('platform', clock.now(), isDown() ? 1 : requests)
    if (!isDown()) {
      for (let success = 0; success < requests; success += 1) budget.earn()
      then()
    } else if (attempt < MAX_RETRIES && budget.spend()) {
      clock.after(schedulers.retryDelayMs(attempt), () => read(requests, then, otherwise, attempt + 1))
    } else {
      otherwise()
    }
  }

  function press(act: () => void): void {
    clock.after(addJitter(PRESSES.afterMs, PRESSES.withinMs, random), act)
  }

  function open(requests: number, then: () => void): void {
    read(requests, then, () => press(() => open(requests, then)))
  }

  function submit(requests: number): void {
    traffic.add('platform', clock.now(), isDown() ? 1 : requests)
    if (isDown()) press(() => submit(requests))
  }

  function listen(reportAt: number, onReport: () => void): void {
    let isOpen = true
    let isReported = false
    function report(): void {
      if (isReported || clock.now() < reportAt) return
      isReported = true
      onReport()
    }
    function poll(failures: number): void {
      if (isOpen) return
      traffic.add('platform', clock.now(), 1)
      const failed = isDown() ? failures + 1 : 0
      if (!isDown()) report()
      clock.after(schedulers.pollMs(failed), () => poll(failed))
    }
    function connect(attempt: number): void {
      traffic.add('realtime', clock.now(), 1)
      if (isDown()) {
        reconnect(attempt)
      } else {
        isOpen = true
        // What was published meanwhile is delivered when the stream is back.
        report()
      }
    }
    function reconnect(attempt: number): void {
      const ms = schedulers.reconnectMs(attempt)
      if (ms !== undefined) {
        clock.after(ms, () => connect(attempt + 1))
      } else {
        poll(0)
        clock.after(addJitter(RECOVER_AFTER_MS, RECOVER_AFTER_MS, random), () => connect(0))
      }
    }
    clock.at(reportAt, () => isOpen && report())
    if (outage !== undefined)
      clock.at(outage.from, () => {
        isOpen = false
        reconnect(0)
      })
  }
  return { read, open, submit, listen }
}

export type Target = 'platform' | 'realtime'

/** Requests per second and target. */
export interface Traffic {
  add(target: Target, at: number, requests: number): void
  perSecond(target: Target): readonly number[]
}

/** Counts the requests of a period that starts at 0. */
export function countTraffic(lengthMs: number): Traffic {
  const seconds = Math.ceil(lengthMs / SECOND_MS)
  const counts = { platform: new Float64Array(seconds), realtime: new Float64Array(seconds) }
  return {
    add: (target, at, requests) => {
      const second = Math.floor(at / SECOND_MS)
      const counted = counts[target]
      if (second >= 0 && second < counted.length) counted[second] = (counted[second] ?? 0) + requests
    },
    perSecond: (target) => [...counts[target]],
  }
}
