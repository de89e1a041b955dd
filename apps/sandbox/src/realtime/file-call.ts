import { z } from 'zod'
import type { Call } from './call.ts'
import { publish } from './publish-call.ts'
import type { Realtime } from './realtime.ts'

/** Where the bytes of files go: the sandbox is its own store. */
export const FILE_BUCKET = '/_sandbox/realtime/bucket'

const LINK_LIFE_MS = 60_000
const nameSchema = z.object({ name: z.string().min(1) })

/** `/v1/files/{s}/channels/{ch}/…` and `/v1/files/publish-file/…` (real-time contract, 1.8). */
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
    const body = nameSchema.safeParse(JSON.parse(new TextDecoder().decode(await call.body())))
    if (!body.success) return call.reply({ status: 400, error: true, message: 'name is missing' }, 400)
    const { id: fileId, name } = files.reserve(channel, body.data.name)
    return call.reply({
      status: 200,
      data: { id: fileId, name },
      file_upload_request: {
        url: `${origin}${FILE_BUCKET}`,
        method: 'POST',
        expiration_date: new Date(Date.now() + LINK_LIFE_MS).toISOString(),
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
      .map(({ id: fileId, name, content }) => ({ id: fileId, name, size: content?.length ?? 0 }))
    return call.reply({ status: 200, data, next: null, count: data.length })
  }
  const file = files.find(id)
  if (file?.content === undefined)
    return call.reply({ status: 404, error: true, message: 'No such file' }, 404)
  if (call.method === 'DELETE') {
    files.remove(id)
    return call.reply({ status: 200 })
  }
  return new Response(file.content, {
    headers: { 'content-type': file.contentType ?? 'binary/octet-stream' },
  })
}

/** The store's side: form fields first, then the file; 204 when it is there. */
export async function storeFile({ files }: Realtime, request: Request): Promise<Response> {
  const form = await request.formData()
  const file = files.find(String(form.get('key')))
  const content = form.get('file')
  if (file === undefined || !(content instanceof Blob)) return new Response(null, { status: 403 })
  file.content = new Uint8Array(await content.arrayBuffer())
  file.contentType = String(form.get('Content-Type'))
  return new Response(null, { status: 204 })
}
