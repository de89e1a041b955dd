/** What one fan may cost the platform in one phase of a match day. */
interface PhaseBudget {
  /** As docs/scale.md calls it. */
  readonly name: string
  /** Sent to the platform, preflights included, without the long poll of real-time. */
  readonly requests: number
  /** Those of them that are impressions. */
  readonly impressions?: number
  /** Received at most, headers included; 1 kB is 1000 bytes. */
  readonly kilobytes: number
}

/**
 * The cost of one fan who answers six questions, which have eight widgets. The journey `fan-budget` holds it against a browser and
 * the sandbox, a test of this folder against the tables of docs/scale.md, and the simulation plays with it.
 */
export const FAN_BUDGET = {
  openList: { name: 'Open the list', requests: 5, kilobytes: 5 },
  openMatch: { name: 'Open a match', requests: 20, impressions: 16, kilobytes: 13 },
  submit: { name: 'Submit six answers', requests: 22, kilobytes: 21 },
  wait: { name: 'Wait', requests: 0, kilobytes: 0 },
  whistle: { name: 'Whistle', requests: 6, kilobytes: 12 },
  openResult: { name: 'Result', requests: 20, impressions: 16, kilobytes: 13 },
} as const satisfies Record<string, PhaseBudget>

export type FanPhase = keyof typeof FAN_BUDGET
