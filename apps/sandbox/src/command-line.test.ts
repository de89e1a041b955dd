import { expect, it } from 'vitest'
import { newControlSecret, readCommandLine } from './command-line.ts'
import { StartError } from './core/start-error.ts'

it('readCommandLine listens on 4100 and keeps its data in the folder that it is started in by default', () => {
  expect(readCommandLine([], {})).toMatchObject({
    port: 4100,
    data: expect.stringMatching(/\.touchline.sandbox$/),
  })
})

it.each([
  ['PORT', '4115', { port: 4115 }, '--port 4116', { port: 4116 }],
  ['DATA', '/var/one', { data: '/var/one' }, '--data /var/two', { data: '/var/two' }],
  ['DATA', '/var/one', { data: '/var/one' }, '--memory', { data: undefined }],
  [
    'PUBLIC_URL',
    'http://a.b',
    { publicUrl: 'http://a.b' },
    '--public-url http://c',
    { publicUrl: 'http://c' },
  ],
  [
    'SEPARATE_HOSTS',
    '4101,4102',
    { separateHosts: { votesPort: 4101, staticPort: 4102 } },
    '--separate-hosts 4201,4202',
    { separateHosts: { votesPort: 4201, staticPort: 4202 } },
  ],
])(
  'readCommandLine takes TOUCHLINE_SANDBOX_%s, and its flag before it',
  (name, value, fromVariable, flags, fromFlags) => {
    const env = { [`TOUCHLINE_SANDBOX_${name}`]: value }
    expect(readCommandLine([], env)).toMatchObject(fromVariable)
    expect(readCommandLine(flags.split(' '), env)).toMatchObject(fromFlags)
  },
)

it('readCommandLine takes what is empty for not said', () => {
  const names = ['DATABASE_URL', 'TOUCHLINE_PREDICTOR_URL', 'TOUCHLINE_SANDBOX_CONTROL_SECRET']
  const more = 'DATA HOST LOG PORT PUBLIC_URL SEPARATE_HOSTS TOKEN_SECRET'
    .split(' ')
    .map((name) => `TOUCHLINE_SANDBOX_${name}`)
  const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']))
  const { logger: _, ...usual } = Object(readCommandLine([], {}))
  expect(readCommandLine([], empty)).toMatchObject(usual)
  expect(readCommandLine(['--data', '', '--database', ''], {})).toMatchObject(usual)
})

it.each([
  [
    'tournaments with spaces between',
    ['--tournaments', '120-2024, 3-2025'],
    { tournaments: ['120-2024', '3-2025'] },
  ],
  [
    'ports with spaces between',
    ['--separate-hosts', '1, 2'],
    { separateHosts: { votesPort: 1, staticPort: 2 } },
  ],
  ['the separator that pnpm passes on', ['--', '--speed', '60'], { speed: 60 }],
  ['a moment by its name', ['--scenario', 'final-whistle'], { at: '2024-04-27T09:10:30Z' }],
])('readCommandLine takes %s', (_, flags, options) => {
  expect(readCommandLine(flags, {})).toMatchObject(options)
})

it.each([
  ['--port x', '--port x is no number'],
  ['--port 70000', '--port 70000 is no number'],
  ['--port 1.5', '--port 1.5 is no whole number'],
  ['--fans 0.5', '--fans 0.5 is no whole number'],
  ['--scenario half-time', '--scenario half-time is none of season-start, match-day, last-minute'],
  ['--scenario match-day --at 2024-04-27', 'both set the clock. Give one of them.'],
  ['--state package.json', '--state package.json is no state of a sandbox. Its format is not'],
  ['--predictor localhost', '--predictor localhost is no web address'],
  ['--speed -1', '--speed'],
  ['--public-url ftp://play.example', '--public-url ftp://play.example is no web address'],
  ['--separate-hosts 4101', '--separate-hosts 4101 is not two ports. Write it like 4101,4102.'],
  ['--separate-hosts 4101,x', '--separate-hosts x is no number'],
  ['--colour red', '--colour'],
])('readCommandLine refuses %s with words for the terminal', (flags, words) => {
  expect(() => readCommandLine(flags.split(' '), {})).toThrow(StartError)
  expect(() => readCommandLine(flags.split(' '), {})).toThrow(words)
})

it('newControlSecret returns a new secret for each start of a sandbox that other machines can reach', () => {
  const secrets = [1, 2].map(() => newControlSecret({ host: '0.0.0.0' }))
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
  expect(secrets[0]).not.toBe(secrets[1])
})

it.each([undefined, 'localhost', '127.0.0.1', '::1'])(
  'newControlSecret returns none when listening on %s',
  (host) => {
    expect(newControlSecret({ host })).toBeUndefined()
  },
)

it('newControlSecret keeps the secret that was set', () => {
  expect(newControlSecret({ host: '0.0.0.0', controlSecret: 'tight-five' })).toBeUndefined()
})
