import { Hono } from 'hono'
import { z } from 'zod'
import { storableJson } from '../../core/storable.ts'
import { requestUrl } from '../../middleware/client-address.ts'
import { FILE } from '../../services/realtime/channel-log.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { FILE_BUCKET } from '../../wire/hosts.ts'
import { reply } from './call.ts'
import { publish } from './publish-call.ts'

const LONGEST_NAME = 255
const nameSchema = z.object({ name: z.string().min(1).max(LONGEST_NAME) })

/** Any user may upload any file, and it has the origin of the controls: no browser may run or show it. */
const AS_A_DOWNLOAD = {
  'content-type': 'application/octet-stream',
  'content-disposition': 'attachment',
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
} as const

/** Addresses for uploads, announcements, lists and downloads (docs/contract/realtime.md, 'Files'). */
export function fileRoutes(realtime: Realtime): Hono {
  const { files } = realtime
  const app = new Hono()
  app.get('/publish-file/:publishKey/:key/0/:channel/0/:json{.+}', (c) => publish(realtime, c, FILE))
  app.post('/:key/channels/:channel/generate-upload-url', async (c) => {
    const body = nameSchema.safeParse(storableJson(await c.req.text())?.value)
    if (!body.success) return reply(c, { status: 400, error: true, message: 'name is missing' }, 400)
    const { id, name, until } = files.reserve(c.req.param('channel'), body.data.name)
    return reply(c, {
      status: 200,
      data: { id, name },
      file_upload_request: {
        url: `${requestUrl(c).origin}${FILE_BUCKET}`,
        method: 'POST',
        expiration_date: new Date(until).toISOString(),
        form_fields: [
          { key: 'key', value: id },
          { key: 'Content-Type', value: 'binary/octet-stream' },
        ],
      },
    })
  })
  app.get('/:key/channels/:channel/files', (c) => {
    const data = files
      .list(c.req.param('channel'))
      .map(({ id, name, content }) => ({ id, name, size: content.length }))
    return reply(c, { status: 200, data, next: null, count: data.length })
  })
  app.get('/:key/channels/:channel/files/:id/:name', (c) => {
    const file = files.find(c.req.param('id'))
    if (file === undefined) return reply(c, { status: 404, error: true, message: 'No such file' }, 404)
    return c.body(file.content, 200, AS_A_DOWNLOAD)
  })
  return app
}
