// Server components import this entry for its query options, and their React has no named export for hooks and contexts.
import * as React from 'react'
import { createEngagement } from '../engagement/create-engagement.ts'
import type { Engagement, Failure } from '../engagement/engagement.ts'
import type { EngagementOptions, InitOptions } from '../engagement/options.ts'

/** Created at the first use, because the React of server components cannot create one. */
let context: React.Context<Engagement | undefined> | undefined

function engagementContext(): React.Context<Engagement | undefined> {
  context ??= React.createContext<Engagement | undefined>(undefined)
  return context
}

export interface EngagementProviderProps {
  /** The client. The caller creates, initialises and disposes it. */
  readonly engagement: Engagement
  readonly children?: React.ReactNode
}

export function EngagementProvider({ engagement, children }: EngagementProviderProps): React.ReactElement {
  return React.createElement(engagementContext().Provider, { value: engagement }, children)
}

/**
 * Returns the client of the nearest {@link EngagementProvider} or {@link EngagementLifecycle}.
 *
 * @throws Error outside of both
 */
export function useEngagement(): Engagement {
  const engagement = React.useContext(engagementContext())
  if (engagement === undefined) {
    throw new Error('useEngagement was called outside an EngagementProvider. Wrap the app in one.')
  }
  return engagement
}

export interface EngagementLifecycleProps extends Pick<InitOptions, 'accessToken' | 'nickname'> {
  /** Options of the client, read at the first render only: change the component's `key` for another client. */
  readonly options: EngagementOptions
  readonly children?: React.ReactNode
}

/**
 * Creates a client, initialises it, provides it to its children and disposes it. Another `accessToken` initialises it again. The
 * children are rendered at once; the hooks of this entry wait until `init` has finished. A failure of `init` is thrown to the
 * nearest error boundary. In StrictMode the effect's rehearsal aborts the first `init`, and the second one continues.
 */
export function EngagementLifecycle({
  options,
  accessToken,
  nickname,
  children,
}: EngagementLifecycleProps): React.ReactElement {
  const [engagement] = React.useState(() => createEngagement(options))
  const [failure, setFailure] = React.useState<Failure>()
  React.useEffect(() => {
    const stop = engagement.on('failed', setFailure)
    // Its failure is an event, unless it was disposed or replaced by the next `init`.
    engagement.init({ accessToken, nickname }).catch(() => undefined)
    return stop
  }, [engagement, accessToken, nickname])
  React.useEffect(() => () => engagement.dispose(), [engagement])
  if (failure !== undefined) throw failure.cause
  return React.createElement(EngagementProvider, { engagement }, children)
}
