import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PackedPackage } from './pack.ts'
import { run } from './run.ts'

/** An empty project of somebody who installs the packages from the registry. */
export class Consumer {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Makes the project and lets npm install the tarballs and `more` from the registry. */
  static async create(
    folder: string,
    packed: readonly PackedPackage[],
    more: Readonly<Record<string, string>>,
  ): Promise<Consumer> {
    const consumer = new Consumer(folder)
    const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]))
    consumer.write('package.json', JSON.stringify({ private: true, dependencies: { ...tarballs, ...more } }))
    await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
    return consumer
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

  /** Runs a command of the project or of the system in its folder. */
  run(command: string, args: readonly string[]): Promise<string> {
    return run(command, args, { cwd: this.folder, bin: join(this.folder, 'node_modules/.bin') })
  }

  node(...args: readonly string[]): Promise<string> {
    return run(process.execPath, args, { cwd: this.folder })
  }
}
