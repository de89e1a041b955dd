import { afterEach, beforeEach, expect, it } from 'vitest'
import './tokens.css'

/** The contrast that texts need, and lines and outlines of controls (WCAG 2.2). */
const TEXT = 4.5
const CONTROL = 3

type Pair = readonly [colour: string, ground: string, least: number]

const role = (name: string) => `var(--tl-${name})`
const each = (names: readonly string[], grounds: readonly string[], least: number): readonly Pair[] =>
  names.flatMap((name) => grounds.map((ground) => [role(name), role(ground), least] as const))
const tint = (tone: string, percent: number, ground: string) =>
  `color-mix(in srgb, ${role(tone)} ${percent}%, ${role(ground)})`

const PAIRS: readonly Pair[] = [
  ...each(
    ['ink', 'ink-muted', 'accent'],
    ['surface', 'surface-raised', 'surface-strong', 'accent-tint'],
    TEXT,
  ),
  ...each(['positive', 'caution', 'negative'], ['surface', 'surface-raised', 'accent-tint'], TEXT),
  ...each(['medal-ink'], ['gold', 'silver', 'bronze'], TEXT),
  ...each(['accent-ink'], ['accent', 'accent-pressed'], TEXT),
  ...each(['line-strong', 'focus'], ['surface', 'surface-raised', 'surface-strong'], CONTROL),
  // The backgrounds of badges and notices.
  ...['accent', 'positive', 'caution', 'negative'].flatMap((tone): Pair[] => [
    [role(tone), tint(tone, 12, 'surface'), TEXT],
    [role(tone), tint(tone, 12, 'surface-raised'), TEXT],
    [role('ink'), tint(tone, 8, 'surface-raised'), TEXT],
  ]),
]

const THEME_RULES = Array.from(document.styleSheets).flatMap(({ cssRules }) =>
  Array.from(cssRules).flatMap((rule) => {
    const isTheme = rule instanceof CSSStyleRule && /^\[data-theme="[\w-]+"\]$/.test(rule.selectorText)
    return isTheme ? [rule] : []
  }),
)
const THEMES = THEME_RULES.map(({ selectorText }) => selectorText.split('"')[1])

let view: HTMLElement
beforeEach(() => {
  view = document.body.appendChild(document.createElement('div'))
})
afterEach(() => view.remove())

/** Returns red, green and blue of a colour in the view, each from 0 to 1. */
function channelsOf(colour: string): readonly number[] {
  view.style.backgroundColor = colour
  const computed = getComputedStyle(view).backgroundColor
  const channels = Array.from(computed.matchAll(/[\d.]+/g), Number)
  if (channels.length !== 3) throw new Error(`${colour} is ${computed}. Does the role exist?`)
  return computed.startsWith('rgb') ? channels.map((channel) => channel / 255) : channels
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf([colour, ground]: Pair): number {
  const [darker = 0, lighter = 0] = [luminanceOf(colour), luminanceOf(ground)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

it.each(['light', 'dark'])('has sufficient contrast in every theme, %s', (scheme) => {
  view.dataset['scheme'] = scheme
  for (const theme of ['mens', ...THEMES]) {
    view.dataset['theme'] = theme
    const weak = PAIRS.filter((pair) => contrastOf(pair) < pair[2])
    expect({ theme, weak }).toEqual({ theme, weak: [] })
  }
})

it('changes only the accent, its ink and the pattern colour with a theme', () => {
  expect(THEMES).toHaveLength(4)
  for (const { style } of THEME_RULES)
    expect(Array.from(style)).toEqual(['--tl-accent', '--tl-accent-ink', '--tl-pattern'])
})
