import type { Engagement } from '@touchline/engagement-sdk'
import { createContext } from 'react'

/** The client of the nearest EngagementProvider. */
export const EngagementContext = /* @__PURE__ */ createContext<Engagement | undefined>(undefined)
