import { expect, it } from 'vitest'
import { portFrom, SANDBOX_PORT } from './ports.ts'

it('uses the default port without a flag or variable', () => {
  expect(portFrom(SANDBOX_PORT, undefined, {})).toBe(4100)
  expect(portFrom(SANDBOX_PORT, undefined, { TOUCHLINE_SANDBOX_PORT: '' })).toBe(4100)
})

it('prefers the flag to the variable', () => {
  expect(portFrom(SANDBOX_PORT, undefined, { TOUCHLINE_SANDBOX_PORT: '4200' })).toBe(4200)
  expect(portFrom(SANDBOX_PORT, '4300', { TOUCHLINE_SANDBOX_PORT: '4200' })).toBe(4300)
})

it.each(['0', '1023', '65536', '-1', '4.5', 'http', ' '])(
  "rejects '%s' and names the flag or variable",
  (text) => {
    expect(() => portFrom(SANDBOX_PORT, text, {})).toThrow(`--sandbox-port is '${text}'`)
    expect(() => portFrom(SANDBOX_PORT, undefined, { TOUCHLINE_SANDBOX_PORT: text })).toThrow(
      'TOUCHLINE_SANDBOX_PORT',
    )
  },
)
