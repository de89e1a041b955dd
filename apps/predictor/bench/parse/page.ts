import { widgetSchema } from '@touchline/engagement-sdk/wire'
import * as z from 'zod/mini'

// Runs in the browser: the two costs of one body, in milliseconds.

function bare(text: string): unknown {
  return JSON.parse(text)
}

function validated(text: string): unknown {
  const body = z.parse(z.looseObject({ results: z.array(z.unknown()) }), JSON.parse(text))
  return body.results.map((item) => z.parse(widgetSchema, item))
}

function timed(run: (text: string) => unknown, text: string): number {
  const before = performance.now()
  run(text)
  return performance.now() - before
}

Object.assign(window, {
  parseCosts: (text: string) => ({ bare: timed(bare, text), validated: timed(validated, text) }),
})
