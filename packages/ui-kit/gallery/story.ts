import type { ReactNode } from 'react'

/** One component in one state. */
export type Story = {
  /** What is shown, 'at the top' for instance. */
  readonly name: string
  /** The component in that state. */
  readonly render: () => ReactNode
  /** Fills the stage from edge to edge. @default false */
  readonly bleed?: boolean | undefined
}

/** All states of one component. */
export type Chapter = {
  /** The component, as exported. */
  readonly component: string
  /** Part of the kit. */
  readonly part: 'Foundations' | 'Controls' | 'Questions' | 'Bindings'
  /** Its states. */
  readonly stories: readonly Story[]
}
