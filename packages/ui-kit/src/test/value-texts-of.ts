import { screen } from '@testing-library/react'

/** Returns the values of all number controls of a role, as their texts for screen readers. */
export function valueTextsOf(role: string): readonly (string | null)[] {
  return screen.getAllByRole(role).map((each) => each.getAttribute('aria-valuetext'))
}
