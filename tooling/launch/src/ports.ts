import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'

/** A server that `pnpm start` runs. */
export type ServerName = 'sandbox' | 'predictor'

/** Lower ports are for services of the system. */
const LOWEST_PORT = 1024

/** An invalid port setting; the message contains the remedy. */
export class PortError extends Error {
  override name = 'PortError' as const
}

/**
 * Returns the port that the flag or the variable of a server sets.
 *
 * @throws PortError when the value is not a port number
 */
export function portOf(server: ServerName, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= LOWEST_PORT && port <= 65_535) return port
  throw new PortError(
    `The port of the ${server} is '${text}', which is not a port. ` +
      `Use a whole number from ${LOWEST_PORT} to 65535 with ${settingOf(server)}.`,
  )
}

/**
 * Checks that the servers have different ports, on which no process listens.
 *
 * @throws PortError
 */
export async function requireFreePorts(ports: Readonly<Record<ServerName, number>>): Promise<void> {
  const { sandbox, predictor } = ports
  if (sandbox === predictor)
    throw new PortError(
      `Port ${sandbox} is set for both the sandbox and the predictor. ` +
        `Choose another port for one of them with ${settingOf('sandbox')} or ${settingOf('predictor')}.`,
    )
  for (const server of ['sandbox', 'predictor'] as const) {
    const port = ports[server]
    if (await isFree(port)) continue
    throw new PortError(
      `Port ${port} is in use${await userOf(port)}, so the ${server} cannot start. Choose another with ${settingOf(server)}.`,
    )
  }
}

function settingOf(server: ServerName): string {
  return `--${server}-port <port> or TOUCHLINE_${server.toUpperCase()}_PORT=<port>`
}

/** Returns the process that listens on the port, such as ' by node (process 4711)'; empty if `lsof` is missing or finds none. */
async function userOf(port: number): Promise<string> {
  const fields = await promisify(execFile)('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']).catch(
    () => undefined,
  )
  const [, id, name] = /^p(\d+)\nc(.+)$/m.exec(fields?.stdout ?? '') ?? []
  return id === undefined ? '' : ` by ${name} (process ${id})`
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
