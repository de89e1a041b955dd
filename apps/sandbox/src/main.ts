import { CommandLineError, readCommandLine, USAGE } from './command-line.ts'
import { FolderInUseError } from './data/lock-folder.ts'
import { PortInUseError } from './http/listen.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'

try {
  const options = readCommandLine(process.argv.slice(2), process.env)
  if (options === 'help') console.log(USAGE)
  else stopPolitely(await startSandbox({ ...options, report: (line) => console.log(`sandbox: ${line}`) }))
} catch (error) {
  const isPlain = [PortInUseError, FolderInUseError, CommandLineError].some((known) => error instanceof known)
  console.error(isPlain && error instanceof Error ? `sandbox: ${error.message}` : error)
  process.exit(1)
}

/** Prints where everything is, and ends on the first signal with nothing left open. */
function stopPolitely(sandbox: Sandbox): void {
  console.log(`sandbox: ready, ${new Date(sandbox.clock.now()).toISOString()} on the platform's clock`)
  console.log(
    `sandbox: platform ${sandbox.apiUrl} (client id ${sandbox.clientId}), controls ${sandbox.controlUrl}`,
  )
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
