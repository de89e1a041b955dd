import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The instructions of the sandbox's Dockerfile that a machine without Docker can follow. */
export interface ImageRecipe {
  /** Sources and target of each COPY. */
  readonly copies: readonly { readonly from: readonly string[]; readonly to: string }[]
  readonly run: readonly string[]
  readonly command: readonly string[]
}

function readRecipe(dockerfile: string): ImageRecipe {
  const lines = dockerfile.split('\n')
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const [command = '[]'] = after('CMD')
  return {
    copies: after('COPY').map((line) => {
      const words = line.split(/\s+/)
      return { from: words.slice(0, -1), to: words.at(-1) ?? '.' }
    }),
    run: after('RUN'),
    command: JSON.parse(command),
  }
}

const EXCLUDED = /\/(node_modules|dist|reports|\.turbo)(\/|$)/

/** Copies the files to where the image has them. */
export function copyInto(folder: string, { copies }: ImageRecipe, root: string): void {
  for (const { from, to } of copies) {
    for (const one of from) {
      const target = to === './' ? join(folder, one) : join(folder, to)
      cpSync(join(root, one), target, { recursive: true, filter: (file) => !EXCLUDED.test(file) })
    }
  }
}

export interface Running extends AsyncDisposable {
  readonly output: () => string
  readonly hasEnded: () => boolean
}

/** Starts a command; disposing of the result stops it. */
export function start(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Running {
  const [name = '', ...args] = command
  const child = spawn(name, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return {
    output: () => output,
    hasEnded: () => child.exitCode !== null,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

export function readDockerfile(root: string): ImageRecipe {
  return readRecipe(readFileSync(join(root, 'deploy/sandbox/Dockerfile'), 'utf8'))
}
