import { expect, it } from 'vitest'
import { portOf } from './ports.ts'

it.each(['0', '1023', '65536', '-1', '4.5', 'http', ' '])(
  "rejects '%s' and names the flag and the variable",
  (text) => {
    expect(() => portOf('sandbox', text)).toThrow(`is '${text}', which is not a port`)
    expect(() => portOf('sandbox', text)).toThrow('--sandbox-port <port> or TOUCHLINE_SANDBOX_PORT=<port>')
  },
)

it.each(['1024', '65535'])('accepts %s', (text) => {
  expect(portOf('predictor', text)).toBe(Number(text))
})
