import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties, throwArgumentError } from '../engagement/require.ts'
import { type InvalidBodyError, isEngagementError } from '../errors/errors.ts'
import { readLimitedBuffer } from '../http/body.ts'
import { type ParsedItems, parseItems } from '../http/parse.ts'
import { listOf, maybeNumber, maybeText } from '../wire/fields.ts'
import { isRealtimeError, RealtimeError, type StoredFile } from './errors.ts'
import { type Realtime, readyRealtimeOf } from './realtime.ts'
import type { Path } from './service.ts'
import type { Timetoken } from './timetoken.ts'

/** Options of {@link publishMessage}. */
export interface PublishMessageOptions {
  readonly channel: string
  /** Anything that JSON can represent. */
  readonly message: unknown
  /** Sent with the message, never encrypted. */
  readonly userMetadata?: Readonly<Record<string, unknown>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** The response to a publication. Only its timetoken is used. */
const publishedSchema = z.pipe(
  z.tuple([z.literal(1), z.unknown(), z.string()], z.unknown()),
  z.transform(([, , timetoken]) => timetoken),
)

/**
 * Publishes a message, encrypted if a cipher is configured, and returns its timetoken. Never retried automatically: a lost
 * response may hide a success.
 *
 * @throws ArgumentError for a message without JSON text
 * @throws InvalidBodyError for a response without a timetoken: the message may have been published
 * @example await publishMessage(engagement, { channel, message: { event: 'greeting', payload: { text: 'Kia ora' } } })
 */
export async function publishMessage(
  engagement: Engagement,
  options: PublishMessageOptions,
): Promise<Timetoken> {
  requireProperties('publishMessage', options, ['channel'])
  const realtime = readyRealtimeOf(engagement)
  const { read, publishKey, subscribeKey } = realtime.service('Publishing')
  const { channel, message, userMetadata, signal } = options
  if (JSON.stringify(message) === undefined) throwArgumentError('publishMessage', 'message has no JSON text.')
  return read(publishedSchema, 'publication', {
    path: ['publish', publishKey, subscribeKey, '0', channel, '0'],
    query: { meta: userMetadata && JSON.stringify(userMetadata) },
    body: await contentText(realtime, message),
    signal,
  })
}

/** Returns JSON text to publish, encrypted if a cipher is configured. */
async function contentText({ cipher }: Realtime, content: unknown): Promise<string> {
  return JSON.stringify(cipher === undefined ? content : await cipher.encryptMessage(content))
}

/** Options of {@link publishFile}. */
export interface PublishFileOptions {
  readonly channel: string
  readonly name: string
  readonly content: string | ArrayBuffer
  /** Such as `image/png`. @default the store's own */
  readonly contentType?: string | undefined
  /** Published with the file. */
  readonly message?: unknown
  readonly signal?: AbortSignal | undefined
}

/** A file that is stored and announced. */
export interface PublishedFile {
  readonly id: string
  readonly name: string
  readonly timetoken: Timetoken
}

/** The only success of the store (docs/contract/realtime.md, 'Files'). */
const STORED = 204
/** Attempts to announce a stored file, in total (specification section 9). */
const PUBLISH_ATTEMPTS = 5
/** Milliseconds for the upload or download of a file (docs/contract/realtime.md, 'Files'). */
const FILE_TIMEOUT_MS = 300_000

const uploadSchema = z.object({
  data: z.object({ id: z.string(), name: z.string() }),
  file_upload_request: z.object({
    url: z.string().check(z.regex(/^https?:\/\/[^\s/?#]+([/?#]\S*)?$/i)),
    form_fields: listOf(z.object({ key: z.string(), value: z.string() })),
  }),
})

/**
 * Stores a file and announces it on a channel; both are encrypted if a cipher is configured.
 *
 * @throws RealtimeError when it could not be stored, a redirect of the store is not followed; or with `file` when it is stored and
 *   five attempts to announce it failed, or the confirmation cannot be read: publish its id and name yourself
 * @throws InvalidBodyError when the service sends no usable address for the upload
 * @example const { id } = await publishFile(engagement, { channel, name: 'try.png', content, contentType: 'image/png' })
 */
export async function publishFile(
  engagement: Engagement,
  options: PublishFileOptions,
): Promise<PublishedFile> {
  requireProperties('publishFile', options, ['channel', 'name'])
  const realtime = readyRealtimeOf(engagement)
  const { read, send, subscribeKey } = realtime.service('Publishing files')
  const { channel, name, content, contentType, signal } = options
  const path = ['v1', 'files', subscribeKey, 'channels', channel, 'generate-upload-url']
  const address = await read(uploadSchema, 'upload address', { path, body: JSON.stringify({ name }), signal })
  const { data: file, file_upload_request: upload } = address
  const body = new FormData()
  for (const { key, value } of upload.form_fields)
    body.append(key, key === 'Content-Type' ? (contentType ?? value) : value)
  const stored = realtime.cipher === undefined ? content : await realtime.cipher.encryptFile(content)
  body.append('file', new Blob([stored]), name)
  // The store belongs to another company, and the content goes to no other address.
  const call = { path: upload.url, body, timeoutMs: FILE_TIMEOUT_MS, signal }
  await send(call, async ({ status }, request) => {
    if (status !== STORED) throw new RealtimeError('The file was not stored.', { ...request, status })
  })
  return { ...file, timetoken: await announce(realtime, file, options) }
}

async function announce(
  realtime: Realtime,
  file: Omit<StoredFile, 'channel'>,
  { channel, message, signal }: PublishFileOptions,
): Promise<Timetoken> {
  const { read, publishKey, subscribeKey } = realtime.service('Publishing files')
  const text = await contentText(realtime, { file, message })
  const path = ['v1', 'files', 'publish-file', publishKey, subscribeKey, '0', channel, '0', text]
  let failure: RealtimeError | InvalidBodyError | undefined
  // Without an announcement the stored file could not be found, so it is repeated back to back.
  for (let attempt = 1; attempt <= PUBLISH_ATTEMPTS; attempt += 1) {
    try {
      return await read(publishedSchema, 'publication', { path, signal })
    } catch (error) {
      // It was aborted.
      if (!isRealtimeError(error) && !isEngagementError(error, 'InvalidBodyError')) throw error
      failure = error
      // The service has accepted the announcement, but its confirmation cannot be read.
      if (!isRealtimeError(error)) break
    }
  }
  const { id, name } = file
  const { status, method, url } = failure ?? {}
  throw new RealtimeError(
    `File ${name} (${id}) is stored, but its announcement on ${channel} failed. Publish its id and name to ${channel}.`,
    { cause: failure, status, method, url, file: { channel, id, name } },
  )
}

/** Options of {@link listFiles}. */
export interface ListFilesOptions {
  readonly channel: string
  /** At most this many, from 1 to 100. @default 100 */
  readonly limit?: number | undefined
  /** `next` of an earlier list, to continue it. */
  readonly next?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** A file on a channel. */
export interface ChannelFile {
  readonly id: string
  readonly name: string
  /** Bytes as stored, which is after encryption. */
  readonly size?: number | null | undefined
}

/** Files of a channel. */
export interface FileList extends ParsedItems<ChannelFile> {
  /** Where the list continues; undefined on the last page. */
  readonly next: string | undefined
}

const listSchema = z.object({ data: z.array(z.unknown()), next: maybeText })
const fileSchema = z.object({ id: z.string(), name: z.string(), size: maybeNumber })

/**
 * Lists the files of a channel.
 *
 * @example (await listFiles(engagement, { channel })).results[0]?.name
 */
export async function listFiles(engagement: Engagement, options: ListFilesOptions): Promise<FileList> {
  requireProperties('listFiles', options, ['channel'])
  const { channel, limit, next, signal } = options
  const service = readyRealtimeOf(engagement).service('Listing files')
  const path = ['v1', 'files', service.subscribeKey, 'channels', channel, 'files']
  const list = await service.read(listSchema, 'file list', { path, query: { limit, next }, signal })
  const request = service.requestOf({ path })
  const { warn } = engagement.internals
  const files = parseItems(fileSchema, list.data, { resource: 'file', warn, request })
  return { ...files, next: list.next ?? undefined }
}

/** Options of {@link fileUrl} and {@link downloadFile}: the file. */
export interface FileOptions extends StoredFile {
  readonly signal?: AbortSignal | undefined
}

/**
 * Returns the address of a file, such as for an image. It contains the player's token: do not share or store it.
 *
 * @example image.src = fileUrl(engagement, { channel, id: file.id, name: file.name })
 */
export function fileUrl(engagement: Engagement, file: FileOptions): string {
  requireProperties('fileUrl', file, ['channel', 'id', 'name'])
  const service = readyRealtimeOf(engagement).service('File addresses')
  return service.urlOf(pathOf(service.subscribeKey, file))
}

/**
 * Downloads a file and decrypts it if a cipher is configured.
 *
 * @throws RealtimeError when it cannot be read
 * @throws InvalidBodyError for more than 16 MiB
 * @throws CryptoError when it cannot be decrypted
 * @example const bytes = await downloadFile(engagement, { channel, id: file.id, name: file.name })
 */
export async function downloadFile(engagement: Engagement, file: FileOptions): Promise<ArrayBuffer> {
  requireProperties('downloadFile', file, ['channel', 'id', 'name'])
  const realtime = readyRealtimeOf(engagement)
  const service = realtime.service('Downloading files')
  const call = {
    path: pathOf(service.subscribeKey, file),
    timeoutMs: FILE_TIMEOUT_MS,
    signal: file.signal,
    // The service may redirect to its store: the token is in the query, which is not sent to the target.
    redirect: 'follow',
  } as const
  const content = await service.send(call, readLimitedBuffer)
  return realtime.cipher?.decryptFile(content) ?? content
}

function pathOf(subscribeKey: string, { channel, id, name }: FileOptions): Path {
  return ['v1', 'files', subscribeKey, 'channels', channel, 'files', id, name]
}
