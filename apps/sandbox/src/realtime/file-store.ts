import { randomUUID } from 'node:crypto'

/** A file in memory; it ends with the process. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  readonly channel: string
  content?: Uint8Array<ArrayBuffer> | undefined
  contentType?: string | undefined
}

/** Files by their ids. */
export interface FileStore {
  reserve(channel: string, name: string): StoredFile
  find(id: string): StoredFile | undefined
  list(channel: string): readonly StoredFile[]
  remove(id: string): void
}

/** No files. */
export function createFileStore(): FileStore {
  const files = new Map<string, StoredFile>()
  return {
    reserve(channel, name) {
      const file = { id: randomUUID(), name, channel }
      files.set(file.id, file)
      return file
    },
    find: (id) => files.get(id),
    list: (channel) => [...files.values()].filter((file) => file.channel === channel && file.content),
    remove: (id) => files.delete(id),
  }
}
