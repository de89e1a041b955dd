import { Hono } from 'hono'
import { notFound } from '../../middleware/http-error.ts'
import { applicationResource, LOBBY_ID, lobbyResource } from '../../wire/application-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

/** The application, where everything else is (docs/contract/rest.md, 'Application'), and its only chat room. */
export function applicationRoutes({ clientId, hasRealtime }: AppContext): Hono {
  return new Hono({ strict: false })
    .get('/applications/:clientId', (c) => {
      if (c.req.param('clientId') !== clientId) throw notFound('Application')
      return c.json(applicationResource({ clientId, links: linksOf(c), hasRealtime }))
    })
    .get('/chat-rooms/:room', (c) => {
      if (c.req.param('room') !== LOBBY_ID) throw notFound('Chat room')
      return c.json(lobbyResource({ clientId, links: linksOf(c) }))
    })
}
