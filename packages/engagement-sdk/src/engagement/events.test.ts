import { expect, it } from 'vitest'
import { createListeners } from './events.ts'

it('calls every listener although one throws, and each as often as it was added', async () => {
  const received: string[] = []
  const errors: unknown[] = []
  const listeners = createListeners<string>((error) => errors.push(error))
  const listen = (event: string) => received.push(event)
  const stop = listeners.add(listen)
  listeners.add(() => {
    throw new Error('mine')
  })
  listeners.add(async () => {
    throw new Error('mine, later')
  })
  listeners.add(listen)
  listeners.emit('one')
  stop()
  listeners.emit('two')
  expect(received).toEqual(['one', 'one', 'two'])
  await expect.poll(() => errors).toHaveLength(4)
})
