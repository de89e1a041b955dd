import { z } from 'zod'
import { storableJson } from '../../core/storable.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { FILE_BUCKET } from '../../wire/realtime-service.ts'
import type { Call } from './call.ts'
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

/** `/v1/files/{s}/channels/{ch}/…` and `/v1/files/publish-file/…` (docs/contract/realtime.md, 'Files'). */
export async function fileCall(
  realtime: Realtime,
  call: Call,
  origin: string,
): Promise<Response | undefined> {
  const [, , family, noun, channel = '', verb, id = ''] = call.path
  if (family === 'publish-file') return publish(realtime, call, 'file')
  if (noun !== 'channels') return undefined
  const { files } = realtime
  if (verb === 'generate-upload-url') {
    const body = nameSchema.safeParse(storableJson(await call.text())?.value)
    if (!body.success) return call.reply({ status: 400, error: true, message: 'name is missing' }, 400)
    const { id: fileId, name, until } = files.reserve(channel, body.data.name)
    return call.reply({
      status: 200,
      data: { id: fileId, name },
      file_upload_request: {
        url: `${origin}${FILE_BUCKET}`,
        method: 'POST',
        expiration_date: new Date(until).toISOString(),
        form_fields: [
          { key: 'key', value: fileId },
          { key: 'Content-Type', value: 'binary/octet-stream' },
        ],
      },
    })
  }
  if (verb !== 'files') return undefined
  if (id === '') {
    const data = files
      .list(channel)
      .map(({ id: fileId, name, content }) => ({ id: fileId, name, size: content.length }))
    return call.reply({ status: 200, data, next: null, count: data.length })
  }
  const file = files.find(id)
  if (file === undefined) return call.reply({ status: 404, error: true, message: 'No such file' }, 404)
  return new Response(file.content, { headers: AS_A_DOWNLOAD })
}

/** Stores an uploaded file and answers 204. Its content type is not stored. */
export async function storeFile({ files }: Realtime, request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const content = form.get('file')
  const isStored =
    content instanceof Blob &&
    files.store(String(form.get('key')), new Uint8Array(await content.arrayBuffer()))
  return new Response(null, { status: isStored ? 204 : 403 })
}
