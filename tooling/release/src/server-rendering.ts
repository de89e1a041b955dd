import { join } from 'node:path'
import { Consumer } from './consumer.ts'
import { peerVersions } from './consumer-versions.ts'
import type { Delivery } from './consumers.ts'

/** React on a server: there is no window, and what the components print is the same twice. */
export async function serverConsumer({ packed, folder }: Delivery): Promise<string> {
  const project = await Consumer.create(join(folder, 'server'), packed, peerVersions(packed))
  project.write('main.mjs', RENDER)
  return (await project.node('main.mjs')).trim()
}

const RENDER = `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as controls from '@touchline/ui-kit'
import * as questions from '@touchline/ui-kit/questions'
import '@touchline/ui-kit/engagement'

const teams = { home: { name: 'Blues' }, away: { name: 'Chiefs' } }
const asked = { question: { kind: 'match-result', id: 'q1', text: 'Who wins?', maxScore: 99, ...teams } }
const minute = { question: { kind: 'minute', id: 'q2', text: 'When?', min: 0, max: 80 } }
const unanswered = { answer: undefined, onAnswerChange: () => {} }
const cases = [
  [controls.Button, { children: 'Submit' }, 'Submit'],
  [controls.Spinner, {}, '<'],
  [controls.Slider, { label: 'Conversions', min: 0, max: 30, defaultValue: 4 }, 'Conversions'],
  [controls.CircularSlider, { label: 'Minute', min: 0, max: 100, defaultValue: 20 }, 'Minute'],
  [controls.Counter, { label: 'Home score', min: 0, max: 99, defaultValue: 12 }, '12'],
  [questions.ScoreInput, { ...asked, ...unanswered }, 'Chiefs'],
  [questions.MinuteDial, { ...minute, answer: { kind: 'minute', value: 37 }, onAnswerChange: () => {} }, '37'],
  [questions.CountdownText, { closesAt: 0 }, 'Predictions closed.'],
]
for (const [component, props, expected] of cases) {
  if (component === undefined) throw new Error('A component of the list is not exported any more: ' + expected)
  const html = renderToString(createElement(component, props))
  if (!html.includes(expected)) throw new Error('Without ' + expected + ': ' + html)
  if (html !== renderToString(createElement(component, props))) throw new Error('Rendered differently twice: ' + html)
}
console.log(cases.length + ' components rendered without a window')
`
