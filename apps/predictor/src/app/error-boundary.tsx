import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

interface BoundaryProps {
  readonly children: ReactNode
}

interface BoundaryState {
  readonly caught: { readonly error: unknown } | undefined
}

/** Keeps a broken part from taking the others with it. */
// biome-ignore lint/style/useReactFunctionComponents: only a class can catch what a render throws
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: undefined }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } }
  }

  override render(): ReactNode {
    const { caught } = this.state
    return caught === undefined ? this.props.children : <ErrorScreen error={caught.error} />
  }
}

/** One boundary a route: going elsewhere leaves the broken screen behind. */
export function RouteBoundary({ children }: BoundaryProps) {
  const { pathname } = useLocation()
  return <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
}
