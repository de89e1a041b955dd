import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'

/** The port of a server that `pnpm start` runs: its default, and the flag and the variable that change it. */
export interface PortSetting {
  readonly name: string
  readonly defaultPort: number
  readonly flag: string
  readonly variable: string
}

export const SANDBOX_PORT: PortSetting = {
  name: 'sandbox',
  defaultPort: 4100,
  flag: '--sandbox-port',
  variable: 'TOUCHLINE_SANDBOX_PORT',
}

export const PREDICTOR_PORT: PortSetting = {
  name: 'predictor',
  defaultPort: 5173,
  flag: '--predictor-port',
  variable: 'TOUCHLINE_PREDICTOR_PORT',
}

/** Lower ports are for services of the system. */
const LOWEST_PORT = 1024

/** An invalid port setting; the message contains the remedy. */
export class PortError extends Error {
  override name = 'PortError' as const
}

/**
 * Returns the port to use: that of the flag, else that of the variable, else the default.
 *
 * @throws PortError when the value is not a port number
 */
export function portFrom(
  setting: PortSetting,
  fromFlag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): number {
  const text = fromFlag ?? env[setting.variable]
  if (text === undefined || text === '') return setting.defaultPort
  const port = Number(text)
  const source = fromFlag === undefined ? setting.variable : setting.flag
  if (!Number.isInteger(port) || port < LOWEST_PORT || port > 65_535) {
    throw new PortError(
      `${source} is '${text}', which is not a port. Use a whole number from ${LOWEST_PORT} to 65535.`,
    )
  }
  return port
}

/**
 * Checks that the servers have different ports.
 *
 * @throws PortError when the ports are equal
 */
export function requireTwoPorts(sandboxPort: number, predictorPort: number): void {
  if (sandboxPort !== predictorPort) return
  throw new PortError(
    `Port ${sandboxPort} is set for both the ${SANDBOX_PORT.name} and the ${PREDICTOR_PORT.name}. ` +
      `Choose another port for one of them with ${SANDBOX_PORT.flag} <port> or ${PREDICTOR_PORT.flag} <port>.`,
  )
}

/**
 * Checks that no process listens on the port.
 *
 * @throws PortError when the port is in use
 */
export async function requireFreePort(setting: PortSetting, port: number): Promise<void> {
  if (await isFree(port)) return
  throw new PortError(
    `Port ${port} is in use${await userOf(port)}, so the ${setting.name} cannot start. ` +
      `Choose another with ${setting.flag} <port> or ${setting.variable}=<port>.`,
  )
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
