import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

interface BoundaryProps {
  readonly children: ReactNode
  /** Rendered in place of the children after an error. @default a whole screen */
  readonly fallback?: (error: unknown) => ReactNode
}

interface PlacedProps extends BoundaryProps {
  /** Where the player is. A change of it resets the error. */
  readonly place?: string
}

interface BoundaryState {
  readonly caught: { readonly error: unknown } | undefined
  readonly place: string | undefined
}

/** Keeps a broken part from taking the others with it. */
// biome-ignore lint/style/useReactFunctionComponents: only a class can catch what a render throws
export class ErrorBoundary extends Component<PlacedProps, BoundaryState> {
  override state: BoundaryState = { caught: undefined, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ place }: PlacedProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { caught: undefined, place }
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (caught === undefined) return this.props.children
    const { fallback } = this.props
    return fallback === undefined ? <ErrorScreen error={caught.error} /> : fallback(caught.error)
  }
}

/** An error boundary that is reset by a navigation. Elements that several routes share stay mounted. */
export function RouteBoundary(props: BoundaryProps) {
  return <ErrorBoundary {...props} place={useLocation().pathname} />
}
