import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const SAMPLES: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@touchline/engagement-sdk/wire-samples.json'), 'utf8'),
)

/** Returns a hand-written body of the contract. */
export function wireSample(name: string): unknown {
  return SAMPLES[name]
}

export function hasWireSample(name: string): boolean {
  return name in SAMPLES
}

/**
 * Where a body falls short of a sample: a field that is missing or of another type, a URL that is not
 * absolute. Further fields are fine, and null is where the sample is null too or the contract allows it.
 */
export function shortcomings(sample: unknown, body: unknown, path = '$'): string[] {
  if (sample === null || body === null) return []
  if (Array.isArray(sample)) {
    if (!Array.isArray(body)) return [`${path} is no array`]
    const [first] = sample
    return first === undefined
      ? []
      : body.flatMap((item, index) => shortcomings(first, item, `${path}[${index}]`))
  }
  if (typeof sample === 'object' && typeof body === 'object') {
    const fields = new Map(Object.entries(body ?? {}))
    return Object.entries(sample ?? {}).flatMap(([name, value]) =>
      fields.has(name)
        ? shortcomings(value, fields.get(name), `${path}.${name}`)
        : [`${path}.${name} is missing`],
    )
  }
  if (typeof sample !== typeof body) return [`${path} is a ${typeof body}, not a ${typeof sample}`]
  const isUrl = typeof sample === 'string' && sample.startsWith('https://')
  return isUrl && !/^https?:\/\//.test(String(body)) ? [`${path} is no absolute URL`] : []
}
