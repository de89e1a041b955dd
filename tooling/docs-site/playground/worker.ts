import * as sdk from '@touchline/engagement-sdk'
import * as crypto from '@touchline/engagement-sdk/crypto'
import * as realtime from '@touchline/engagement-sdk/realtime'
import * as testing from '@touchline/engagement-sdk/testing'
import * as gameRules from '@touchline/game-rules'
import type { Output } from './output.ts'

/** The modules that a program in the playground can import. */
const MODULES: Readonly<Record<string, object>> = {
  '@touchline/engagement-sdk': sdk,
  '@touchline/engagement-sdk/crypto': crypto,
  '@touchline/engagement-sdk/realtime': realtime,
  '@touchline/engagement-sdk/testing': testing,
  '@touchline/game-rules': gameRules,
}

/** `import { a, b as c } from 'x'`, `import * as x from 'x'` or `import 'x'`. */
const IMPORT =
  /^\s*import\s+(?:(?:\*\s*as\s+(?<all>\w+)|(?<names>\{[^}]*\}))\s*from\s*)?['"](?<name>[^'"]+)['"];?/gm

type Program = (load: typeof moduleNamed, console: object) => Promise<void>

// JavaScript has no global name for the constructor of async functions.
const AsyncFunction: new (...source: string[]) => Program = Object.getPrototypeOf(async () => {}).constructor

const print =
  (kind: 'line' | 'error') =>
  (...values: readonly unknown[]) =>
    send({ kind, text: values.map(textOf).join(' ') })
const programConsole = { log: print('line'), info: print('line'), warn: print('line'), error: print('error') }

self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    await programFrom(data)(moduleNamed, programConsole)
    send({ kind: 'done' })
  } catch (error) {
    send({ kind: 'failed', text: textOf(error) })
  }
}

self.onunhandledrejection = ({ reason }) => send({ kind: 'failed', text: textOf(reason) })

/** Compiles to a function instead of a module: a page that is opened from the disk cannot import a module from a blob URL. */
function programFrom(code: string): Program {
  const body = code.replaceAll(
    IMPORT,
    (_, all: string | undefined, names: string | undefined, name: string) => {
      const binding = all ?? names?.replaceAll(/\s+as\s+/g, ': ')
      return `const ${binding} = load(${JSON.stringify(name)});`
    },
  )
  return new AsyncFunction('load', 'console', body)
}

function moduleNamed(name: string): object {
  const found = MODULES[name]
  if (found) return found
  throw new Error(`The playground has no '${name}'. It has ${Object.keys(MODULES).join(', ')}.`)
}

function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
}

function send(output: Output): void {
  self.postMessage(output)
}
