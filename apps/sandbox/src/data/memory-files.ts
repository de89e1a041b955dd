import { MemoryFS } from '@electric-sql/pglite'
import { parseTar } from 'nanotar'

/** Where the embedded PostgreSQL has its data folder. */
const DATA_FOLDER = '/pglite/data'

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
    const tar = await this.#dump.arrayBuffer()
    for (const { name, type, data = new Uint8Array() } of parseTar(tar)) {
      const path = `${DATA_FOLDER}/${name}`
      if (type === 'directory') this.pg?.Module.FS.mkdirTree(path)
      else this.pg?.Module.FS.writeFile(path, data, { canOwn: true })
    }
  }
}
