import { join } from 'node:path'
import { Consumer } from './consumer.ts'
import { reactVersions } from './consumer-versions.ts'
import type { Delivery } from './consumers.ts'

/**
 * React on a server: there is no window, and what the package's components print is the same twice. Components
 * that take no props they need are rendered as they are; the others at least load.
 */
export async function serverConsumer({ packed, folder }: Delivery): Promise<string> {
  const project = await Consumer.create(join(folder, 'server'), packed, reactVersions())
  project.write('main.mjs', RENDER)
  return (await project.node('main.mjs')).trim()
}

const RENDER = `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as controls from '@touchline/ui-kit'
import * as questions from '@touchline/ui-kit/questions'
import '@touchline/ui-kit/engagement'

const cases = [
  [controls.Button, { children: 'Submit' }, 'Submit'],
  [controls.Spinner, {}, '<'],
  [controls.Slider, { label: 'Conversions', min: 0, max: 30, defaultValue: 4 }, 'Conversions'],
  [controls.Counter, { label: 'Home score', min: 0, max: 99, defaultValue: 12 }, '12'],
  [controls.Countdown ?? questions.CountdownText, { closesAt: Date.UTC(2024, 3, 27), now: Date.UTC(2024, 3, 26) }, '1d'],
]
let rendered = 0
for (const [component, props, expected] of cases) {
  if (component === undefined) throw new Error('A component of the list is not exported any more.')
  const html = renderToString(createElement(component, props))
  if (!html.includes(expected)) throw new Error('Without ' + expected + ': ' + html)
  if (html !== renderToString(createElement(component, props))) throw new Error('Rendered differently twice: ' + html)
  rendered += 1
}
console.log(rendered + ' components rendered without a window')
`
