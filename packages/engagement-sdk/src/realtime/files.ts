import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties } from '../engagement/require.ts'
import type { RequestDetails } from '../errors/errors.ts'
import { serverReason } from '../errors/status.ts'
import { throwIfAborted, withDeadline } from '../http/abort.ts'
import { parseJson, readLimitedBuffer } from '../http/body.ts'
import { type ParsedItems, parseItems } from '../http/parse.ts'
import { listOf, maybeNumber, maybeText } from '../wire/fields.ts'
import { FilePublishError, failureOfStatus, networkError, RealtimeError, timeoutError } from './errors.ts'
import { encodeName } from './names.ts'
import { publishedTime } from './publish.ts'
import { type Realtime, readyRealtimeOf } from './realtime.ts'
import { requestDetails, urlOf } from './service.ts'
import type { Timetoken } from './timetoken.ts'

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

const uploadSchema = z.object({
  data: z.object({ id: z.string(), name: z.string() }),
  file_upload_request: z.object({
    url: z.string().check(z.regex(/^https?:\/\/[^\s/?#]+([/?#]\S*)?$/i)),
    form_fields: listOf(z.object({ key: z.string(), value: z.string() })),
  }),
})
type Upload = z.infer<typeof uploadSchema>

/**
 * Stores a file and announces it on a channel; both are encrypted if a cipher is configured.
 *
 * @throws ArgumentError without a channel or a name
 * @throws FilePublishError when it is stored and could not be announced; publish its id and name yourself
 * @throws RealtimeUnavailableError without real-time keys
 * @throws InvalidBodyError when the service sends no usable address for the upload
 * @throws RealtimeError when it could not be stored; a redirect of the store is not followed
 * @example const { id } = await publishFile(engagement, { channel, name: 'try.png', content, contentType: 'image/png' })
 */
export async function publishFile(
  engagement: Engagement,
  options: PublishFileOptions,
): Promise<PublishedFile> {
  requireProperties('publishFile', options, ['channel', 'name'])
  const realtime = readyRealtimeOf(engagement)
  const { read, subscribeKey } = realtime.requireService('Publishing files')
  const { channel, name, signal } = options
  const path = `/v1/files/${subscribeKey}/channels/${encodeName(channel)}/generate-upload-url`
  const body = JSON.stringify({ name })
  const upload = await read(uploadSchema, 'upload address', { path, body, signal })
  const signals = [signal, engagement.internals.disposal.signal]
  await store(realtime, upload, { ...options, signals })
  return { ...upload.data, timetoken: await announce(realtime, upload.data, { ...options, signals }) }
}

async function store(
  realtime: Realtime,
  { file_upload_request: target }: Upload,
  options: PublishFileOptions & Pick<Transfer, 'signals'>,
): Promise<void> {
  const { cipher } = realtime.options
  const form = new FormData()
  for (const { key, value } of target.form_fields) {
    form.append(key, key === 'Content-Type' ? (options.contentType ?? value) : value)
  }
  const content = cipher === undefined ? options.content : await cipher.encryptFile(options.content)
  form.append('file', new Blob([content]), options.name)
  const [, origin = '', path = ''] = /^([a-z]+:\/\/[^/?#]*)([^?#]*)/i.exec(target.url) ?? []
  const request = {
    // The store belongs to another company: the request contains no token, and its content goes to no other address.
    url: target.url,
    init: { method: 'POST', body: form, redirect: 'manual' as const },
    isSuccess: ({ status }: Response) => status === STORED,
    details: requestDetails({ origin }, { path, body: '' }),
    signals: options.signals,
    failed: 'The file was not stored.',
  }
  await transfer(realtime, request, async () => undefined)
}

async function announce(
  realtime: Realtime,
  file: Upload['data'],
  { channel, message, signal, signals }: PublishFileOptions & Pick<Transfer, 'signals'>,
): Promise<Timetoken> {
  const { call, publishKey, subscribeKey, origin } = realtime.requireService('Publishing files')
  const content = { file, message }
  const text = JSON.stringify((await realtime.options.cipher?.encryptMessage(content)) ?? content)
  const path = `/v1/files/publish-file/${publishKey}/${subscribeKey}/0/${encodeName(channel)}/0/${encodeName(text)}`
  let cause: unknown
  // Without an announcement the stored file could not be found, so it is repeated back to back.
  for (let attempt = 1; attempt <= PUBLISH_ATTEMPTS; attempt += 1) {
    try {
      return publishedTime(await call({ path, signal }), requestDetails({ origin }, { path }))
    } catch (error) {
      for (const each of signals) throwIfAborted(each)
      cause = error
    }
  }
  throw new FilePublishError({ channel, ...file }, cause)
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

/** Options of {@link fileUrl} and {@link downloadFile}: the file. */
export interface FileOptions {
  readonly channel: string
  readonly id: string
  readonly name: string
  readonly signal?: AbortSignal | undefined
}

const listSchema = z.object({ data: z.array(z.unknown()), next: maybeText })
const fileSchema = z.object({ id: z.string(), name: z.string(), size: maybeNumber })

/**
 * Lists the files of a channel.
 *
 * @throws ArgumentError without a channel
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when the service refuses
 * @example (await listFiles(engagement, { channel })).results[0]?.name
 */
export async function listFiles(engagement: Engagement, options: ListFilesOptions): Promise<FileList> {
  requireProperties('listFiles', options, ['channel'])
  const { channel, limit, next, signal } = options
  const { read, ...service } = readyRealtimeOf(engagement).requireService('Listing files')
  const path = `/v1/files/${service.subscribeKey}/channels/${encodeName(channel)}/files`
  const list = await read(listSchema, 'file list', { path, query: { limit, next }, signal })
  const request = requestDetails(service, { path })
  const files = parseItems(fileSchema, list.data, { resource: 'file', engagement, request })
  return { ...files, next: list.next ?? undefined }
}

/**
 * Returns the address of a file, such as for an image. It contains the player's token: do not share or store it.
 *
 * @throws ArgumentError without a channel, an id or a name
 * @throws RealtimeUnavailableError without real-time keys
 * @example image.src = fileUrl(engagement, { channel, id: file.id, name: file.name })
 */
export function fileUrl(engagement: Engagement, file: FileOptions): string {
  requireProperties('fileUrl', file, ['channel', 'id', 'name'])
  const service = readyRealtimeOf(engagement).requireService('File addresses')
  return urlOf(service, pathOf(service, file))
}

/**
 * Downloads a file and decrypts it if a cipher is configured.
 *
 * @throws ArgumentError without a channel, an id or a name
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when it cannot be read
 * @throws InvalidBodyError for more than 16 MiB
 * @throws CryptoError when it cannot be decrypted
 * @example const bytes = await downloadFile(engagement, { channel, id: file.id, name: file.name })
 */
export async function downloadFile(engagement: Engagement, file: FileOptions): Promise<ArrayBuffer> {
  requireProperties('downloadFile', file, ['channel', 'id', 'name'])
  const realtime = readyRealtimeOf(engagement)
  const service = realtime.requireService('Downloading files')
  const path = pathOf(service, file)
  const details = requestDetails(service, { path })
  const request = {
    url: urlOf(service, path),
    // The service may redirect to its store: the token is in the query, which is not sent to the target.
    init: {},
    isSuccess: ({ ok }: Response) => ok,
    details,
    signals: [file.signal, engagement.internals.disposal.signal],
    failed: 'The file could not be read.',
  }
  const content = await transfer(realtime, request, (response) => readLimitedBuffer(response, details))
  return realtime.options.cipher?.decryptFile(content) ?? content
}

function pathOf({ subscribeKey }: { subscribeKey: string }, { channel, id, name }: FileOptions): string {
  return `/v1/files/${subscribeKey}/channels/${encodeName(channel)}/files/${encodeName(id)}/${encodeName(name)}`
}

/** Milliseconds for the upload or download of a file (docs/contract/realtime.md, 'Files'). */
const FILE_TIMEOUT_MS = 300_000

/** One upload or download. */
interface Transfer {
  readonly url: string
  readonly init: RequestInit
  readonly isSuccess: (response: Response) => boolean
  /** The request for errors, without a token. */
  readonly details: RequestDetails
  /** Each of them aborts the transfer. */
  readonly signals: readonly (AbortSignal | undefined)[]
  /** The message of the error if it fails. */
  readonly failed: string
}

/** Returns the reason of a refusal: XML from the store, JSON from the service. */
function storeReason(refusal: string): string | undefined {
  const [, message = refusal] = /<Message>([^<]*)/.exec(refusal) ?? []
  return serverReason(parseJson(message, message))
}

/**
 * Uploads or downloads the bytes of a file.
 *
 * @throws RealtimeError when the store cannot be reached or refuses
 */
function transfer<T>(
  { options }: Realtime,
  { url, init, isSuccess, details, signals, failed }: Transfer,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { fetch, clock } = options
  const deadline = {
    signals,
    timeoutMs: FILE_TIMEOUT_MS,
    timeoutError: () => timeoutError(FILE_TIMEOUT_MS, details),
    after: clock.after,
  }
  return withDeadline(deadline, async (signal) => {
    const request = { ...init, signal, credentials: 'omit' } as const
    const response = await fetch(url, request).catch((cause) => {
      throw networkError('The file store cannot be reached.', details, cause)
    })
    if (isSuccess(response)) return read(response)
    const detail = await response.text()
    throw new RealtimeError(failureOfStatus(response.status, failed), {
      ...details,
      detail,
      reason: storeReason(detail),
    })
  })
}
