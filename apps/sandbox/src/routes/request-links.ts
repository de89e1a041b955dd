import type { Context, MiddlewareHandler } from 'hono'
import { requestUrl } from '../middleware/client-address.ts'
import { notFound } from '../middleware/http-error.ts'
import { type HostPorts, hostOf, type Origins, oneOrigin, originsOn } from '../wire/hosts.ts'
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

/** Responds with 404 to a request for a path that another host serves, as a client that rebuilds URLs would get. */
export function separateHosts(ports: HostPorts): MiddlewareHandler {
  return (c, next) => {
    c.set('hostPorts', ports)
    if (Number(requestUrl(c).port) !== ports[hostOf(c.req.path)]) throw notFound()
    return next()
  }
}
