import { Hono } from 'hono'
import { COLLECTIONS, WIDGET_KINDS } from '../../core/widget-kind.ts'
import { HttpError } from '../../middleware/http-error.ts'
import type { AppContext } from '../app-context.ts'

/**
 * Calls that only a producer of the platform may make: publishing widgets, marking options, reading all answers. The
 * sandbox issues no producer's token; the clock and the controls do that work.
 */
export function producerRoutes({ auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  const refuse = (methods: string[], path: string) =>
    app.on(methods, path, auth.required, () => {
      throw new HttpError(403, 'Only a producer may do that. Here the clock and /_sandbox/ do it.')
    })
  for (const kind of WIDGET_KINDS) {
    const { path } = COLLECTIONS[kind]
    refuse(['POST'], `/${path}`)
    refuse(['DELETE'], `/${path}/:id`)
    refuse(['PUT', 'DELETE'], `/${path}/:id/schedule`)
    refuse(['GET'], `/${path}/:id/interactions`)
    refuse(['PATCH'], `/${kind}-options/:id`)
  }
  return app
}
