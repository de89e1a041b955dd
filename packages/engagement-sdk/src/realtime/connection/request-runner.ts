import { decideRetry } from '../../http/retry.ts'
import { failureOf } from '../service/realtime-error.ts'
import type { GivenUp, RealtimeFailure, Retrying } from '../service/realtime-failure.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'

/** A request of a state machine, and the events for its outcomes. */
export interface MachineRequest<Event> {
  /** Sends the request and returns the event of its success. */
  readonly send: (controller: AbortController) => Promise<Event>
  readonly failed: (failure: RealtimeFailure) => Event
  readonly gaveUp: (givenUp: GivenUp) => Event
}

/** Runs the requests of a state machine, one at a time. */
export interface RequestRunner<Event> {
  start(request: Pick<MachineRequest<Event>, 'send' | 'failed'>): void
  /**
   * Starts a request after the wait of the retry policy, or gives up.
   *
   * @param spreadMs added to the first wait, at most. @default 0
   */
  retry(request: MachineRequest<Event>, failed: Retrying, spreadMs?: number): void
  /** Aborts the request or its wait. No event follows. */
  cancel(): void
}

/** The reason for cancelling: without one, every abort would create an error with a stack trace. */
const CANCELLED = 'cancelled'

/** Creates a runner that dispatches the outcome of each request. */
export function createRequestRunner<Event>(
  { clock, random, retry: policy }: Pick<ResolvedRealtimeOptions, 'clock' | 'random' | 'retry'>,
  dispatch: (event: Event) => void,
): RequestRunner<Event> {
  let current: AbortController | undefined

  function start({ send, failed }: Pick<MachineRequest<Event>, 'send' | 'failed'>): void {
    const controller = new AbortController()
    current = controller
    const settle = (event: Event): void => {
      // The outcome of an aborted request is dropped: the state has changed since.
      if (current !== controller) return
      current = undefined
      dispatch(event)
    }
    send(controller).then(settle, (error: unknown) => settle(failed(failureOf(error))))
  }

  return {
    start,
    retry({ send, failed, gaveUp }, { attempts, failure }, spreadMs = 0) {
      const decision = decideRetry(policy, { attempt: attempts, failure, spreadMs }, random)
      if ('reason' in decision) {
        dispatch(gaveUp({ reason: decision.reason, failure }))
        return
      }
      const sendLater = async (controller: AbortController): Promise<Event> => {
        await clock.wait(decision.delayMs, controller.signal)
        return send(controller)
      }
      start({ send: sendLater, failed })
    },
    cancel() {
      current?.abort(CANCELLED)
      current = undefined
    },
  }
}
