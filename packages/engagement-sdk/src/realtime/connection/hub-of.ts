import type { Engagement } from '../../engagement/engagement.ts'
import { requireEngagement } from '../../engagement/require.ts'
import { ArgumentError, NotInitialisedError } from '../../errors/errors.ts'
import { createRealtimeHub, type RealtimeHub } from './realtime-hub.ts'
import { type RealtimeOptions, resolveRealtimeOptions } from './realtime-options.ts'

const hubs = /* @__PURE__ */ new WeakMap<Engagement, RealtimeHub>()
/** Options for hubs that are not created yet. */
const configured = /* @__PURE__ */ new WeakMap<Engagement, RealtimeOptions>()

/**
 * Sets the real-time options of an engagement. Optional; only before the first use of real-time, and again after `dispose`.
 * Starts nothing, so it may be called at module scope.
 *
 * @throws ArgumentError when real-time is already in use
 * @example configureRealtime(engagement, { cipher: createCipher({ cipherKey }) })
 */
export function configureRealtime(engagement: Engagement, options: RealtimeOptions): void {
  if (hubs.has(engagement)) {
    throw new ArgumentError('Real-time is already in use. Call configureRealtime before its first use.')
  }
  configured.set(engagement, options)
}

/** Returns the real-time hub of an engagement, created at its first use. */
export function hubOf(engagement: Engagement): RealtimeHub {
  return hubs.get(engagement) ?? createHub(engagement)
}

/** Returns the hub as {@link hubOf} does. @throws NotInitialisedError before the first `init` */
export function readyHubOf(engagement: Engagement): RealtimeHub {
  requireEngagement(engagement)
  if (engagement.phase === 'idle') throw new NotInitialisedError()
  return hubOf(engagement)
}

function createHub(engagement: Engagement): RealtimeHub {
  const hub = createRealtimeHub(engagement, resolveRealtimeOptions(configured.get(engagement) ?? {}))
  configured.delete(engagement)
  hubs.set(engagement, hub)
  engagement.internals.disposal.signal.addEventListener('abort', () => hubs.delete(engagement), {
    once: true,
  })
  return hub
}
