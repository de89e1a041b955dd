import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FixtureStatusTag } from './fixture-status-tag.tsx'
import { PointsBadge } from './points-badge.tsx'

afterEach(cleanup)

it.each([
  [18, '+18 Points'],
  [0, '+0 Points'],
  [1204, '+1,204 Points'],
])('shows %d as %s', (points, text) => {
  const { container } = render(<PointsBadge points={points} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('[data-earned]') !== null).toBe(points > 0)
})

it.each([
  ['see-results', 'See results'],
  ['awaiting-results', 'Awaiting results'],
  ['edit-predictions', 'Edit Predictions'],
  ['predict-now', 'Predict now'],
] as const)('shows the tag %s as %s with an icon', (tag, text) => {
  const { container } = render(<FixtureStatusTag tag={tag} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('svg')).not.toBeNull()
})
