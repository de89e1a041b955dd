import { z } from 'zod'

/** The default start of the platform's clock: round 10 of the men's 2024 season. */
export const DEFAULT_START_AT = Date.parse('2024-04-27T05:30:00Z')

/**
 * The clock showed `platformAt` at the real instant `realAt`, and runs `speed` times as fast as the real one. A frozen
 * clock has speed 0.
 */
export const clockStateSchema = z.object({
  realAt: z.number(),
  platformAt: z.number(),
  speed: z.number().min(0).max(100_000),
})
export type ClockState = z.infer<typeof clockStateSchema>

/** What is left out stays as it is. */
export interface ClockChange {
  /** Epoch milliseconds. @default the present time */
  readonly at?: number | undefined
  /** Added to the time at which the change is made. */
  readonly advanceMs?: number | undefined
  /** 0 freezes the clock. */
  readonly speed?: number | undefined
}

/** The platform's clock: every deadline, settlement and `Date` header reads it. */
export type Clock = ReturnType<typeof createClock>

/** @param realNow the machine's clock, replaced in tests */
export function createClock(at: number, realNow: () => number = Date.now) {
  let state: ClockState = { realAt: realNow(), platformAt: at, speed: 1 }
  const now = () => Math.round(state.platformAt + (realNow() - state.realAt) * state.speed)
  return {
    now,
    state: () => state,
    /** Returns the state that a change would lead to now. */
    changed({ at = now(), advanceMs = 0, speed = state.speed }: ClockChange): ClockState {
      return { realAt: realNow(), platformAt: at + advanceMs, speed }
    },
    /** Adopts a state, also one that another process or an earlier run stored. */
    adopt(next: ClockState): void {
      state = next
    },
  }
}

/**
 * Removes the time in which no sandbox ran, between the last stored sign of life and this start: the clock stops with the
 * sandbox.
 */
export function withoutDowntime(state: ClockState, span: { seenAt: number; startedAt: number }): ClockState {
  const gap = span.startedAt - span.seenAt
  return gap > LONGEST_RESTART_MS ? { ...state, realAt: state.realAt + gap } : state
}

/** Below this a gap is a restart, or another process that is still running. */
const LONGEST_RESTART_MS = 15_000
