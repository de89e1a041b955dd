import { describe, expect, it } from 'vitest'
import { newControlSecret } from './control-secret.ts'

describe('newControlSecret', () => {
  it('returns a new secret for each start of a sandbox that other machines can reach', () => {
    const secrets = [1, 2].map(() => newControlSecret({ host: '0.0.0.0' }))
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
    expect(secrets[0]).not.toBe(secrets[1])
  })

  it.each([undefined, 'localhost', '127.0.0.1', '::1'])('returns none when listening on %s', (host) => {
    expect(newControlSecret({ host })).toBeUndefined()
  })

  it('keeps the secret that was set', () => {
    expect(newControlSecret({ host: '0.0.0.0', controlSecret: 'tight-five' })).toBeUndefined()
  })
})
