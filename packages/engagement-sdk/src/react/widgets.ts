import type { UseQueryResult } from '@tanstack/react-query'
import * as React from 'react'
import type { Engagement } from '../engagement/engagement.ts'
import { type TakenPages, takePages } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { getProgramInteractions, type Interactions, type WidgetSelection } from '../resources/interactions.ts'
import type { ProgramRef } from '../resources/programs.ts'
import { createWidgetImpression, type GetWidgetsOptions, getWidgets } from '../resources/widgets.ts'
import type { Widget } from '../wire/widget.ts'
import {
  type EngagementQuery,
  engagementKeys,
  engagementQuery,
  ownQuery,
  useEngagementQuery,
} from './query.ts'

/** Options of {@link widgetsQuery}: those of `getWidgets`, and how much of the list is read. */
export type WidgetsQueryOptions = GetWidgetsOptions & {
  /** @default 3 */
  readonly maxPages?: number | undefined
}

/** Returns the query of a program's widgets, as one list. */
export function widgetsQuery(
  engagement: Engagement,
  options: WidgetsQueryOptions,
): EngagementQuery<TakenPages<Widget>> {
  const { program, programId, signal: _, timeoutMs, deadlineAt, ...selection } = options
  const key = [...engagementKeys.widgets(program?.id ?? programId ?? ''), selection]
  return engagementQuery(engagement, key, ({ signal }) =>
    takePages(getWidgets(engagement, { ...options, signal }), selection.maxPages ?? 3),
  )
}

/** Reads the widgets of a program, or nothing while the options are undefined. */
export function useWidgets(
  engagement: Engagement,
  options: WidgetsQueryOptions | undefined,
): UseQueryResult<TakenPages<Widget>> {
  return useEngagementQuery(engagement, options && widgetsQuery(engagement, options))
}

export type InteractionsQueryOptions = CallOptions & ProgramRef & WidgetSelection

/**
 * Returns the query of the own answers to the widgets of a program. Its key contains the player, so create it after `init`: one
 * that was created without a player is disabled, and one of another player fails instead of showing that player's answers.
 */
export function interactionsQuery(
  engagement: Engagement,
  options: InteractionsQueryOptions,
): EngagementQuery<Interactions> {
  const { program, programId, widgets, widgetKinds } = options
  const selection = { widgetIds: widgets?.map(({ id }) => id), widgetKinds }
  const key = [...engagementKeys.interactions(program?.id ?? programId ?? ''), selection]
  return ownQuery(engagement, key, ({ signal }) => getProgramInteractions(engagement, { ...options, signal }))
}

/** Reads the own answers to the widgets of a program, or nothing while the options are undefined. Follows the player. */
export function useInteractions(
  engagement: Engagement,
  options: InteractionsQueryOptions | undefined,
): UseQueryResult<Interactions> {
  return useEngagementQuery(engagement, options && interactionsQuery(engagement, options))
}

/** From display until the impressions are sent (specification section 9). */
const IMPRESSION_DELAY_MS = 100

/**
 * Sends an impression for each widget 100 ms after display, once per widget while the component is mounted. None is sent if
 * the component unmounts within the 100 ms. The array may be a new one at each render. Failed requests are ignored: an ad
 * blocker or a lost connection must not disturb the user.
 */
export function useImpressions(engagement: Engagement, widgets: readonly Widget[]): void {
  const sent = React.useRef(new Set<string>())
  const ids = widgets.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other widgets start the wait again, not another array
  React.useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = widgets.filter(({ id }) => !sent.current.has(id))
      for (const { id } of fresh) sent.current.add(id)
      void Promise.allSettled(fresh.map((widget) => createWidgetImpression(engagement, { widget })))
    }, IMPRESSION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [engagement, ids])
}
