import { CommandLineError, readCommandLine, USAGE } from './command-line.ts'
import { FolderInUseError } from './data/lock-folder.ts'
import { UnusableDatabaseError } from './data/unusable-database-error.ts'
import { newControlSecret } from './server/control-secret.ts'
import { PortInUseError } from './server/listen.ts'
import { type Sandbox, startSandbox } from './server/start-sandbox.ts'

try {
  const options = readCommandLine(process.argv.slice(2), process.env)
  if (options === 'help') console.log(USAGE)
  else {
    const report = (line: string) => console.log(`sandbox: ${line}`)
    const newSecret = newControlSecret(options)
    const controlSecret = options.controlSecret ?? newSecret
    stopPolitely(await startSandbox({ ...options, controlSecret, report }))
    if (newSecret !== undefined)
      report(
        `the controls ask for the secret ${newSecret}; TOUCHLINE_SANDBOX_CONTROL_SECRET sets another one`,
      )
  }
} catch (error) {
  const words = plainWords(error)
  console.error(words === undefined ? error : `sandbox: ${words}`)
  process.exit(1)
}

/** What to say of an error that a setting brought about: in our words, or in the machine's (`syscall`). */
function plainWords(error: unknown): string | undefined {
  if (error instanceof AggregateError) return plainWords(error.errors[0])
  const ours = [PortInUseError, FolderInUseError, UnusableDatabaseError, CommandLineError]
  const isPlain = error instanceof Error && (ours.some((one) => error instanceof one) || 'syscall' in error)
  return isPlain ? error.message : undefined
}

/** Prints where everything is, and ends on the first signal with nothing left open. */
function stopPolitely(sandbox: Sandbox): void {
  console.log(`sandbox: ready, ${new Date(sandbox.clock.now()).toISOString()} on the platform's clock`)
  console.log(
    `sandbox: platform ${sandbox.apiUrl} (client id ${sandbox.clientId}), controls ${sandbox.controlUrl}`,
  )
  if (sandbox.origins.length > 1) {
    const [, votes, stored] = sandbox.origins
    console.log(`sandbox: votes, entries and real-time ${votes}, stored content ${stored}`)
  }
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      await sandbox.close()
      process.exit(0)
    })
  }
}
