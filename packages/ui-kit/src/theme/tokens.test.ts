// @vitest-environment node
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coloursOf, contrast, mixed, type Rgb, type Scheme, themesIn } from '../test/token-colours.ts'

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}.css`, 'utf8')
const css = read('colours')
const TEXT = 4.5
const CONTROL = 3

const GROUNDS = ['surface', 'surface-raised', 'surface-strong', 'accent-tint']
const TONES = ['accent', 'positive', 'caution', 'negative']
const pairs: readonly (readonly [string, string, number])[] = [
  ...['ink', 'ink-muted', 'accent'].flatMap((ink) => GROUNDS.map((ground) => [ink, ground, TEXT] as const)),
  ...['positive', 'caution', 'negative'].flatMap((ink) =>
    ['surface', 'surface-raised', 'accent-tint'].map((ground) => [ink, ground, TEXT] as const),
  ),
  ...['gold', 'silver', 'bronze'].map((medal) => ['medal-ink', medal, TEXT] as const),
  ['accent-ink', 'accent', TEXT],
  ['accent-ink', 'accent-pressed', TEXT],
  ...['line-strong', 'focus'].flatMap((line) =>
    ['surface', 'surface-raised', 'surface-strong'].map((ground) => [line, ground, CONTROL] as const),
  ),
]

const views = [undefined, ...themesIn(css)].flatMap((theme) =>
  (['light', 'dark'] as const).map((scheme) => ({ theme, scheme })),
)

function colourFrom(colours: ReadonlyMap<string, Rgb>, role: string): Rgb {
  const colour = colours.get(`--tl-${role}`)
  if (colour === undefined)
    throw new Error(`colours.css has no colour --tl-${role} that this test can work out.`)
  return colour
}

function rolesOf(theme: string | undefined, scheme: Scheme) {
  const colours = coloursOf(css, theme, scheme)
  return (role: string) => colourFrom(colours, role)
}

describe.each(views)('contrast in the theme $theme, $scheme', ({ theme, scheme }) => {
  const role = rolesOf(theme, scheme)

  it.each(pairs)('is sufficient for %s on %s', (ink, ground, least) => {
    expect(contrast(role(ink), role(ground))).toBeGreaterThanOrEqual(least)
  })

  it.each(TONES)('is sufficient for %s on its badge background', (tone) => {
    for (const ground of ['surface', 'surface-raised']) {
      expect(contrast(role(tone), mixed(role(tone), role(ground), 0.12))).toBeGreaterThanOrEqual(TEXT)
    }
  })

  it.each(TONES)('is sufficient for ink on the notice background of %s', (tone) => {
    expect(contrast(role('ink'), mixed(role(tone), role('surface-raised'), 0.08))).toBeGreaterThanOrEqual(
      TEXT,
    )
  })
})

describe('a theme', () => {
  it('sets only the accent, its ink and the pattern colour', () => {
    const rules = Array.from(css.matchAll(/\[data-theme="[\w-]+"\] \{([^}]*)\}/g), ([, body = '']) => body)
    const names = rules.map((body) => Array.from(body.matchAll(/(--tl-[\w-]+):/g), ([, name]) => name))
    expect(names).not.toHaveLength(0)
    for (const set of names) expect(set).toEqual(['--tl-accent', '--tl-accent-ink', '--tl-pattern'])
  })

  it('has a unique accent', () => {
    const accents = themesIn(css).map((theme) => rolesOf(theme, 'dark')('accent').join())
    expect(new Set(accents).size).toBe(accents.length)
  })
})

it('includes at most 40 KB of font files', () => {
  const files = Array.from(
    read('typeface').matchAll(/url\("\.\/(fonts\/[\w-]+\.woff2)"\)/g),
    ([, file = '']) => file,
  )
  const bytes = files.map((file) => statSync(`${import.meta.dirname}/${file}`).size)
  expect(files).toHaveLength(6)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000)
  // The two that nearly every page needs. Browsers load the others only for characters that need them.
  expect((bytes[0] ?? 0) + (bytes[1] ?? 0)).toBeLessThanOrEqual(13_000)
})
