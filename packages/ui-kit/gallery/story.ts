import type { ReactNode } from 'react'

/** One component in one state. */
export type Story = {
  /** Name of the state, for instance 'at the top'. */
  readonly name: string
  /** Renders the component in this state. */
  readonly render: () => ReactNode
  /** Whether the story has no padding. @default false */
  readonly bleed?: boolean | undefined
}

/** All states of one component. */
export type Chapter = {
  /** Name of the exported component. */
  readonly component: string
  /** The section of the gallery. */
  readonly part: 'Foundations' | 'Controls' | 'Questions' | 'Bindings'
  /** Its states. */
  readonly stories: readonly Story[]
}
