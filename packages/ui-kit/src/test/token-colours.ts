/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number]
/** Light or dark. */
export type Scheme = 'light' | 'dark'

const RULE = /([^{}]+)\{([^{}]*)\}/g
// Forced colours use the palette of the user, which has no fixed values.
const FORCED_COLOURS = /@media \(forced-colors: active\) \{[\s\S]*?\n\}/g
const DECLARATION = /(--tl-[\w-]+):\s*([^;]+);/g

function rgb(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Returns the themes of a stylesheet. */
export function themesIn(css: string): readonly string[] {
  return [...new Set(Array.from(css.matchAll(/data-theme="([\w-]+)"/g), ([, name = '']) => name))]
}

/** Returns the colour roles of one theme in one scheme, computed from the text of colours.css. */
export function coloursOf(css: string, theme: string | undefined, scheme: Scheme): ReadonlyMap<string, Rgb> {
  const values = new Map<string, string>()
  for (const [, selector = '', body = ''] of css.replaceAll(FORCED_COLOURS, '').matchAll(RULE)) {
    const named = /data-theme="([\w-]+)"/.exec(selector)?.[1]
    if (named !== undefined && named !== theme) continue
    for (const [, name = '', value = ''] of body.matchAll(DECLARATION)) values.set(name, value)
  }
  function resolve(value: string): Rgb | undefined {
    const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)
    if (pair) return rgb(pair[scheme === 'light' ? 1 : 2] ?? '')
    const mix = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\((--[\w-]+)\)\)$/.exec(value)
    if (mix === null) return undefined
    const [, over = '', share = '', under = ''] = mix
    const top = resolve(values.get(over) ?? '')
    const ground = resolve(values.get(under) ?? '')
    return top && ground && mixed(top, ground, Number(share) / 100)
  }
  const colours = Array.from(values, ([name, value]) => [name, resolve(value)] as const)
  return new Map(colours.flatMap(([name, colour]) => (colour === undefined ? [] : [[name, colour] as const])))
}

/** Mixes two colours as `color-mix(in srgb, …)` does. */
export function mixed(top: Rgb, ground: Rgb, share: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(top[at] * share + ground[at] * (1 - share))
  return [channel(0), channel(1), channel(2)]
}

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
