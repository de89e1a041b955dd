import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aProject } from './a-project.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const FILES = globSync('**/*.txt', { cwd: join(FIXTURES, 'before') }).map((path) => path.slice(0, -4))

// The compiler reads the folder `after` with the package: what the codemod writes fits the real SDK.
it('turns each file of the folder before into that of the folder after', () => {
  const read = (folder: string, path: string) => readFileSync(join(FIXTURES, folder, path), 'utf8')
  using project = aProject(Object.fromEntries(FILES.map((path) => [path, read('before', `${path}.txt`)])))
  expect(project.run('.').code).toBe(0)
  for (const path of FILES) expect(project.read(path), path).toBe(read('after', path))
})
