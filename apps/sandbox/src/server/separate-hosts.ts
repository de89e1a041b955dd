import type { MiddlewareHandler } from 'hono'
import { notFound } from '../middleware/http-error.ts'
import { requestUrl } from '../middleware/request-url.ts'
import { type HostPorts, hostOf } from '../wire/hosts.ts'

/** Answers 404 to a request for a path that another host serves, as a client that rebuilds URLs would get. */
export function separateHosts(ports: HostPorts): MiddlewareHandler {
  return (c, next) => {
    c.set('hostPorts', ports)
    if (Number(requestUrl(c).port) !== ports[hostOf(c.req.path)]) throw notFound()
    return next()
  }
}
