import { FAN_BUDGET } from '@touchline/predictor/fan-budget'
import { spreadFor } from '@touchline/predictor/src/queries/read-schedule.ts'

const SECOND_MS = 1000
/** Fans who predict in the last ten minutes, and in how many seconds; arrivals that rise evenly have a peak of twice their mean. */
const LAST_MINUTES = { share: 1 / 3, seconds: 600, peakOverMean: 2 }
/** Fans with the page open when results are due. */
const OPEN_SHARE = 1 / 2
/** Of those, the ones who open the result. */
const LOOKING_SHARE = 0.6

/** What many fans ask for at one time, calculated from the budget of one. */
export interface Peaks {
  /** Requests to the platform in a second. */
  readonly beforeKickOff: number
  /** Received from the platform in a second, in kilobytes. */
  readonly kilobytesBeforeKickOff: number
  /** Requests to the platform in a second, as a mean of the spread. */
  readonly afterTheWhistle: number
  readonly connections: number
}

/** Returns the load of the two busiest times. @example peaksFor(1_000_000).connections //=> 500_000 */
export function peaksFor(fans: number): Peaks {
  const { openList, openMatch, submit, whistle, openResult } = FAN_BUDGET
  const predicting = [openList, openMatch, submit]
  const arrivals = (fans * LAST_MINUTES.share * LAST_MINUTES.peakOverMean) / LAST_MINUTES.seconds
  const connections = fans * OPEN_SHARE
  return {
    beforeKickOff: arrivals * sumOf(predicting.map(({ requests }) => requests)),
    kilobytesBeforeKickOff: arrivals * sumOf(predicting.map(({ kilobytes }) => kilobytes)),
    afterTheWhistle:
      (connections * (whistle.requests + LOOKING_SHARE * openResult.requests)) /
      (spreadFor(fans) / SECOND_MS),
    connections,
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
