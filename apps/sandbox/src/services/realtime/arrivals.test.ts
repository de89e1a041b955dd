import { expect, it } from 'vitest'
import { createArrivals } from './arrivals.ts'
import type { Entry } from './channel-log.ts'

const STORED = { channel: 'match', payload: { home: 3 }, publisher: 'platform' }

function anArrivals() {
  const errors: unknown[] = []
  const entries: Entry[] = []
  const { arrived, onArrival } = createArrivals((error) => errors.push(error))
  return { arrived, listen: () => onArrival((entry) => entries.push(entry)), entries, errors }
}

it('passes what arrived before the first listener to it', () => {
  const { arrived, listen, entries } = anArrivals()
  arrived(STORED, '7')
  listen()
  expect(entries).toEqual([{ ...STORED, timetoken: '7' }])
})

it('reports a message that cannot be parsed, and passes on the next one', () => {
  const { arrived, listen, entries, errors } = anArrivals()
  listen()
  arrived({ room: 'match' }, '7')
  arrived(STORED, '8')
  expect(entries).toEqual([{ ...STORED, timetoken: '8' }])
  expect(errors).toHaveLength(1)
})
