import { z } from 'zod'
import { storableJson } from '../../core/storable.ts'
import { FILE } from '../../services/realtime/channel-log.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { FILE_BUCKET, REALTIME_KEYS } from '../../wire/hosts.ts'
import type { Call } from './call.ts'

/** The size in bytes from which the service refuses a message (docs/contract/realtime.md, 'Status codes'). */
const TOO_LARGE = 32 * 1024

/**
 * `/publish/{p}/{s}/0/{ch}/0/{JSON}`, or the announcement of a file: everything after the sixth part of the path is the
 * JSON, or the whole body of a POST.
 */
export async function publish(realtime: Realtime, call: Call, kind: 'message' | 'file'): Promise<Response> {
  const [publishKey, subscribeKey, , channel = '', , ...rest] = call.path.slice(kind === 'file' ? 3 : 1)
  const refuse = (reason: string, status: 400 | 413) => call.reply([0, reason, realtime.current()], status)
  if (publishKey !== REALTIME_KEYS.publish || subscribeKey !== REALTIME_KEYS.subscribe)
    return refuse('Invalid Key', 400)
  const text = call.method === 'POST' ? await call.text() : rest.join('/')
  if (Buffer.byteLength(text) >= TOO_LARGE) return refuse('Message Too Large', 413)
  const message = storableJson(text)
  if (message === undefined) return refuse('Invalid JSON', 400)
  const { timetoken } = await realtime.publish({
    channel,
    payload: message.value,
    publisher: call.user,
    mark: kind === 'file' ? FILE : undefined,
    userMetadata: storableJson(call.query.get('meta') ?? '')?.value,
    customMessageType: call.query.get('custom_message_type') ?? undefined,
    isStored: call.query.get('store') !== '0',
  })
  return call.reply([1, 'Sent', timetoken])
}

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
