import { MemoryFS } from '@electric-sql/pglite'

/** Where the embedded PostgreSQL has its data folder. */
const DATA_FOLDER = '/pglite/data'

/** The tar format's blocks and the fields of its headers. */
const BLOCK_BYTES = 512
const NAME = [0, 100] as const
const SIZE = [124, 136] as const
const KIND = [156, 157] as const
const FOLDER_KIND = '5'

/**
 * Files in memory that a database begins with. PGlite's own `loadDataDir` copies each file three times, which takes as
 * much processor time as the rest of a start.
 */
export class MemoryFiles extends MemoryFS {
  readonly #dump: Blob

  /** @param dump a tar file, as PGlite's `dumpDataDir` writes it */
  constructor(dump: Blob) {
    super()
    this.#dump = dump
  }

  override async initialSyncFs(): Promise<void> {
    // A copy of its own, which the database may then write to.
    const tar = Buffer.from(await this.#dump.arrayBuffer())
    for (const { path, isFolder, contents } of entriesOf(tar)) {
      if (isFolder) this.pg?.Module.FS.mkdirTree(path)
      else this.pg?.Module.FS.writeFile(path, contents, { canOwn: true })
    }
  }
}

function* entriesOf(tar: Buffer) {
  for (let at = 0; at < tar.length; ) {
    const header = tar.subarray(at, at + BLOCK_BYTES)
    const name = textOf(header, NAME)
    // Empty blocks end the file.
    if (name === '') return
    const size = Number.parseInt(textOf(header, SIZE), 8)
    const contents = tar.subarray(at + BLOCK_BYTES, at + BLOCK_BYTES + size)
    yield { path: `${DATA_FOLDER}${name}`, isFolder: textOf(header, KIND) === FOLDER_KIND, contents }
    at += BLOCK_BYTES * (1 + Math.ceil(size / BLOCK_BYTES))
  }
}

function textOf(header: Buffer, [from, to]: readonly [number, number]): string {
  const end = header.indexOf(0, from)
  return header.toString('latin1', from, end === -1 ? to : Math.min(end, to))
}
