import type { Engagement } from '@touchline/engagement-sdk'
import { createContext } from 'react'

/** The client that holds here. */
export const EngagementContext = /* @__PURE__ */ createContext<Engagement | undefined>(undefined)
