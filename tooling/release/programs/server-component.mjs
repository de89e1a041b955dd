import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as controls from '@touchline/ui-kit'
import * as questions from '@touchline/ui-kit/questions'
import { createElement } from 'react'
import server from 'react-server-dom-webpack/server.node'

const page = createElement('main', {}, [
  createElement(controls.Counter, { key: 1, label: 'Chiefs' }),
  createElement(controls.Card, { key: 2 }, createElement(controls.Badge, {}, 'Round 10')),
  createElement(controls.Spinner, { key: 3 }),
  createElement(questions.FixtureStatusTag, { key: 4, tag: 'predict-now' }),
  createElement(questions.PointsBadge, { key: 5, points: 20 }),
  createElement(questions.CountdownText, { key: 6, closesAt: 0 }),
  createElement(controls.Button, { key: 7, variant: 'primary' }, 'Submit'),
])
const manifest = new Proxy({}, { get: (_, id) => ({ id, chunks: [], name: String(id).split('#')[1] }) })
const onError = (error) => {
  throw error
}
const sent = await text(server.renderToPipeableStream(page, manifest, { onError }).pipe(new PassThrough()))
const clients = new Set([...sent.matchAll(/\.js#(\w+)"/g)].map(([, name]) => name))
console.log([...clients].sort().join(' '))
if (!sent.includes('Round 10')) throw new Error(sent)
