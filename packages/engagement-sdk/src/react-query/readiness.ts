import type { Engagement } from '../engagement/engagement.ts'
import { waitFor } from '../http/abort.ts'

/** When a query may call the platform. */
export interface QueryReadiness {
  /**
   * Called before each read, which starts when the promise resolves. For an app that signs in with its first read.
   *
   * @default waits until `init` has finished
   */
  readonly ready?: (() => Promise<unknown>) | undefined
}

/** Resolves when a query may call the platform. Rejects with the signal's reason. */
export async function untilReady(
  engagement: Engagement,
  ready: QueryReadiness['ready'],
  signal: AbortSignal | undefined,
): Promise<void> {
  if (ready !== undefined) {
    await ready()
    return
  }
  if (engagement.phase === 'ready') return
  await waitFor((resolve) => engagement.on('ready', resolve), signal)
}
