import { describe, expect, it } from 'vitest'
import { aService } from '../../../test/realtime/a-service.ts'

describe('controls', () => {
  it('show the held requests and who is present, and speed presence up', async () => {
    const { get, pass, realtime } = aService()
    await realtime.presence.touch('a', ['room'], { timeoutSeconds: 20 })
    expect((await get('/_sandbox/realtime')).body).toEqual({ held: 0, present: ['room'], timeScale: 1 })
    await get('/_sandbox/realtime', { method: 'POST', body: '{"timeScale":100}' })
    await pass(1)
    expect(await realtime.presence.channels()).toEqual([])
  })
})
