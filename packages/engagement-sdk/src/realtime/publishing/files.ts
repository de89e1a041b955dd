import * as z from 'zod/mini'
import type { Engagement } from '../../engagement/engagement.ts'
import { requireProperties } from '../../engagement/require.ts'
import { readLimitedBuffer } from '../../http/body.ts'
import { type ParsedItems, parseBody, parseItems } from '../../http/parse.ts'
import { maybeNumber, maybeText } from '../../wire/fields.ts'
import { readyHubOf } from '../connection/hub-of.ts'
import { encodeName } from '../service/encode-name.ts'
import { requestDetails, urlOf } from '../service/realtime-http.ts'
import { transfer } from './transfer.ts'

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

const listSchema = /* @__PURE__ */ z.object({ data: z.array(z.unknown()), next: maybeText })
const fileSchema = /* @__PURE__ */ z.object({ id: z.string(), name: z.string(), size: maybeNumber })

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
  const { call, ...service } = readyHubOf(engagement).requireService('Listing files')
  const path = `/v1/files/${service.subscribeKey}/channels/${encodeName(channel)}/files`
  const answer = await call({ path, query: { limit, next }, signal })
  const request = requestDetails(service, { path })
  const list = parseBody(listSchema, answer, 'file list', request)
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
  const service = readyHubOf(engagement).requireService('File addresses')
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
  const hub = readyHubOf(engagement)
  const service = hub.requireService('Downloading files')
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
  const content = await transfer(hub, request, (response) => readLimitedBuffer(response, details))
  return hub.options.cipher?.decryptFile(content) ?? content
}

function pathOf({ subscribeKey }: { subscribeKey: string }, { channel, id, name }: FileOptions): string {
  return `/v1/files/${subscribeKey}/channels/${encodeName(channel)}/files/${encodeName(id)}/${encodeName(name)}`
}
