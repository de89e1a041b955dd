import { parentPort } from 'node:worker_threads'
import { newControlSecret, readCommandLine, USAGE } from './command-line.ts'
import { StartError } from './core/start-error.ts'
import { type Sandbox, startSandbox } from './server/start-sandbox.ts'

try {
  const options = readCommandLine(process.argv.slice(2), process.env)
  if (options === 'help') console.log(USAGE)
  else {
    const report = (line: string) => console.log(`sandbox: ${line}`)
    const newSecret = newControlSecret(options)
    const controlSecret = options.controlSecret ?? newSecret
    runUntilSignal(await startSandbox({ ...options, controlSecret, report }))
    if (newSecret !== undefined)
      report(
        `the controls ask for the secret ${newSecret}; TOUCHLINE_SANDBOX_CONTROL_SECRET sets another one`,
      )
  }
} catch (error) {
  const message = messageOf(error)
  console.error(message === undefined ? error : `sandbox: ${message}`)
  process.exit(1)
}

/** Returns the message of an error that a setting or the operating system (`syscall`) caused; undefined for others. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return messageOf(error.errors[0])
  const isPlain = error instanceof StartError || (error instanceof Error && 'syscall' in error)
  return isPlain ? error.message : undefined
}

/** Prints the addresses, and closes the sandbox on the first signal or message. */
function runUntilSignal(sandbox: Sandbox): void {
  console.log(`sandbox: ready, ${new Date(sandbox.clock.now()).toISOString()} on the platform's clock`)
  console.log(
    `sandbox: platform ${sandbox.apiUrl} (client id ${sandbox.clientId}), controls ${sandbox.controlUrl}`,
  )
  if (sandbox.origins.length > 1) {
    const [, votes, stored] = sandbox.origins
    console.log(`sandbox: votes, entries and real-time ${votes}, stored content ${stored}`)
  }
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await sandbox.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  // A thread receives no signals: the start command, which runs the sandbox in one, sends a message instead.
  parentPort?.on('message', stop)
  parentPort?.postMessage('ready')
}
