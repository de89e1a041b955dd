import * as z from 'zod/mini'
import type { Engagement } from '../../engagement/engagement.ts'
import { requireProperties } from '../../engagement/require.ts'
import { throwIfAborted } from '../../http/abort.ts'
import { parseBody } from '../../http/parse.ts'
import { listOf } from '../../wire/fields.ts'
import { readyHubOf } from '../connection/hub-of.ts'
import type { RealtimeHub } from '../connection/realtime-hub.ts'
import { encodeName } from '../service/encode-name.ts'
import { requestDetails } from '../service/realtime-http.ts'
import type { Timetoken } from '../stream/timetoken.ts'
import { FilePublishError } from './file-publish-error.ts'
import { publishedTime } from './publish-message.ts'
import { type Transfer, transfer } from './transfer.ts'

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

/** The only success of the store (real-time contract, section 1.8). */
const STORED = 204
/** Attempts to announce a stored file, in total (specification section 9). */
const PUBLISH_ATTEMPTS = 5

const uploadSchema = /* @__PURE__ */ z.object({
  data: z.object({ id: z.string(), name: z.string() }),
  file_upload_request: z.object({
    url: z.string(),
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
 * @throws RealtimeError when it could not be stored
 * @example const { id } = await publishFile(engagement, { channel, name: 'try.png', content, contentType: 'image/png' })
 */
export async function publishFile(
  engagement: Engagement,
  options: PublishFileOptions,
): Promise<PublishedFile> {
  requireProperties('publishFile', options, ['channel', 'name'])
  const hub = readyHubOf(engagement)
  const { call, ...service } = hub.requireService('Publishing files')
  const { channel, name, signal } = options
  const path = `/v1/files/${service.subscribeKey}/channels/${encodeName(channel)}/generate-upload-url`
  const body = JSON.stringify({ name })
  const answer = await call({ path, body, signal })
  const upload = parseBody(uploadSchema, answer, 'upload address', requestDetails(service, { path, body }))
  const signals = [signal, engagement.internals.disposal.signal]
  await store(hub, upload, { ...options, signals })
  return { ...upload.data, timetoken: await announce(hub, upload.data, { ...options, signals }) }
}

async function store(
  hub: RealtimeHub,
  { file_upload_request: target }: Upload,
  options: PublishFileOptions & Pick<Transfer, 'signals'>,
): Promise<void> {
  const { cipher } = hub.options
  const form = new FormData()
  for (const { key, value } of target.form_fields) {
    form.append(key, key === 'Content-Type' ? (options.contentType ?? value) : value)
  }
  const content = cipher === undefined ? options.content : await cipher.encryptFile(options.content)
  form.append('file', new Blob([content]), options.name)
  const { origin, pathname } = new URL(target.url)
  const request = {
    // The store belongs to another company: the request contains no token.
    url: target.url,
    init: { method: 'POST', body: form },
    isSuccess: ({ status }: Response) => status === STORED,
    details: requestDetails({ origin }, { path: pathname, body: '' }),
    signals: options.signals,
    failed: 'The file was not stored.',
  }
  await transfer(hub, request, async () => undefined)
}

async function announce(
  hub: RealtimeHub,
  file: Upload['data'],
  { channel, message, signal, signals }: PublishFileOptions & Pick<Transfer, 'signals'>,
): Promise<Timetoken> {
  const { call, publishKey, subscribeKey, origin } = hub.requireService('Publishing files')
  const content = { file, message }
  const text = JSON.stringify((await hub.options.cipher?.encryptMessage(content)) ?? content)
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
