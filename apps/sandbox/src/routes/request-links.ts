import type { Context } from 'hono'
import { requestUrl } from '../middleware/request-url.ts'
import { type HostPorts, type Origins, oneOrigin, originsOn } from '../wire/hosts.ts'
import { type Links, linksOn } from '../wire/links.ts'

declare module 'hono' {
  interface ContextVariableMap {
    hostPorts?: HostPorts
  }
}

/** Returns the links for the client of a request. */
export function linksOf(c: Context): Links {
  return linksOn(originsOf(c))
}

/** Returns the origins for the client of a request: its host name, with the port of each kind of host. */
function originsOf(c: Context): Origins {
  const url = requestUrl(c)
  const ports = c.get('hostPorts')
  return ports === undefined ? oneOrigin(url.origin) : originsOn(`${url.protocol}//${url.hostname}`, ports)
}
