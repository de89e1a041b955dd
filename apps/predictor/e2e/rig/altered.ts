import type { Page, Route } from '@playwright/test'
import { CALLS } from './calls.ts'

/** A widget on the wire, as far as these tests change it. */
export interface WireWidget {
  id: string
  kind: string
  question: string
  interactive_until: string
  options: readonly WireOption[]
  widget_attributes: readonly { readonly key: string; readonly value: string }[]
}

export interface WireOption {
  readonly id: string
  readonly description: string
}

/** The platform's own answer, changed on its way. */
export async function altered<T>(route: Route, change: (body: T) => unknown): Promise<void> {
  const response = await route.fetch()
  const body: T = await response.json()
  await route.fulfill({ response, json: change(body) })
}

/** The questions of every match, changed on their way. */
export function alterWidgets(
  page: Page,
  change: (widgets: readonly WireWidget[]) => readonly unknown[],
): Promise<unknown> {
  return page.route(CALLS.widgets, (route) =>
    altered<{ readonly results: readonly WireWidget[] }>(route, (list) => ({
      ...list,
      results: change(list.results),
    })),
  )
}

export function attributeOf(widget: WireWidget, key: string): string | undefined {
  return widget.widget_attributes.find((attribute) => attribute.key === key)?.value
}
