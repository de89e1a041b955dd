import { MemoryFS } from '@electric-sql/pglite'
import { parseTar } from 'nanotar'

/** Where the embedded PostgreSQL has its data folder. */
const DATA_FOLDER = '/pglite/data'

/**
 * Files in memory that a database begins with. PGlite's own `loadDataDir` copies each file three times, which takes as
 * much processor time as the rest of a start.
 */
export class MemoryFiles extends MemoryFS {
  readonly #dump: Uint8Array

  /** @param dump a tar file, as PGlite's `dumpDataDir` writes it; the database then writes to it */
  constructor(dump: Uint8Array) {
    super()
    this.#dump = dump
  }

  override async initialSyncFs(): Promise<void> {
    // The parser reads the buffer behind the array, which may begin before it.
    const isWhole = this.#dump.byteLength === this.#dump.buffer.byteLength
    const tar = isWhole ? this.#dump : new Uint8Array(this.#dump)
    for (const { name, type, data = new Uint8Array() } of parseTar(tar)) {
      const path = `${DATA_FOLDER}/${name}`
      if (type === 'directory') this.pg?.Module.FS.mkdirTree(path)
      else this.pg?.Module.FS.writeFile(path, data, { canOwn: true })
    }
  }
}
