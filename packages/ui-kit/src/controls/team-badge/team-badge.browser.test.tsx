import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import '../../theme/tokens.css'
import { TeamBadge } from './team-badge.tsx'

afterEach(cleanup)

it.each([
  ['Ma\u0304ori All Blacks', 'Ma\u0304o'],
  ['Éire', 'ÉIR'],
])('has the first three letters of %s with their accents', (name, monogram) => {
  const { container } = render(<TeamBadge name={name} />)
  expect(container.querySelector('text')?.textContent).toBe(monogram.toUpperCase())
})

it.each([
  ['#0b2350', '#ffffff'],
  ['#f5c400', '#101010'],
  ['#ffffff', '#101010'],
  ['#c8102e', '#ffffff'],
  ['navy', '#ffffff'],
])('has readable letters on the colour %s', (primary, ink) => {
  const { container } = render(<TeamBadge name="Northern Tide" primary={primary} />)
  expect(container.querySelector('text')?.getAttribute('fill')).toBe(ink)
})

const broken = <TeamBadge name="Northern Tide" logoUrl="data:image/png;base64,broken" />

it('shows the monogram when the logo does not load', async () => {
  const { container } = render(broken)
  await expect.poll(() => container.querySelector('text')?.textContent).toBe('NOR')
  expect(screen.getByRole('img', { name: 'Northern Tide' })).toBeTruthy()
})

it('shows the monogram when the logo of a server-rendered page has failed before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(broken)
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true)
  render(broken, { container, hydrate: true })
  await expect.poll(() => container.querySelector('text')?.textContent).toBe('NOR')
})

it.each(['hoops', 'halves', 'sash'] as const)(
  'draws %s in its colours without a request for the logo',
  (pattern) => {
    const colours = { primary: '#0b2350', secondary: '#f2b01e', pattern }
    const { container } = render(
      <TeamBadge name="Northern Tide" logoUrl="https://a.example/tide.svg" {...colours} />,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('g > rect')?.getAttribute('fill')).toBe(colours.primary)
    expect(container.querySelector('g > path')?.getAttribute('fill')).toBe(colours.secondary)
    // The letters stay readable where they are on the pattern.
    expect(container.querySelector('text')?.getAttribute('stroke')).toBe(colours.primary)
  },
)
