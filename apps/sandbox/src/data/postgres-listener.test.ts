import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { openListener } from './postgres-listener.ts'

it('gives up an attempt to connect that gets no answer, as behind a proxy whose server is gone', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ports = { channels: [], onNotification: vi.fn(), onReopened: vi.fn(), onError: vi.fn() }
  const opening = openListener(`postgres://127.0.0.1:${Object(silent.address()).port}/x`, ports)
  const refused = expect(opening).rejects.toThrow('timeout')
  await once(silent, 'connection')
  await vi.advanceTimersByTimeAsync(5000)
  await refused
  vi.useRealTimers()
  for (const socket of sockets) socket.destroy()
  silent.close()
})
