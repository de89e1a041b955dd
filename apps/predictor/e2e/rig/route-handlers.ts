import type { Route } from '@playwright/test'

/** What waits for the request stays as it is until the page is closed. */
export const neverAnswer = () => undefined

export const refuse = (route: Route) => route.fulfill({ status: 400, json: {} })
