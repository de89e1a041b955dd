import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aProject } from './a-project.ts'

const OLD = `import { init } from '@livelike/javascript';\nawait init({ clientId: "c" });\n`
const NEW = `import { createEngagement } from '@touchline/engagement-sdk';

export const engagement = createEngagement({ clientId: "c" });
await engagement.init();
`

it('changes files and folders, and prints what it changed', () => {
  using project = aProject({ 'src/main.mjs': OLD, 'other/file.js': 'const one = 1\n' })
  expect(project.run('src/main.mjs', 'other')).toEqual({
    code: 0,
    output: `src/main.mjs: changed
  src/main.mjs:1 import from @touchline/engagement-sdk
  src/main.mjs:2 createEngagement(…) and engagement.init(…)
1 changed, 0 left as they are.`,
  })
  expect(project.read('src/main.mjs')).toBe(NEW)
})

it('keeps the ends of lines of Windows', () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n')
  using project = aProject({ 'main.js': windows(OLD) })
  expect(project.run('.').code).toBe(0)
  expect(project.read('main.js')).toBe(windows(NEW))
})

it('ignores a file that names the reference client in a comment only', () => {
  using project = aProject({ 'main.js': '// Instead of @livelike/javascript.\n' })
  expect(project.run('.')).toEqual({ code: 0, output: '0 changed, 0 left as they are.' })
})

it('finds nothing to do in a second run', () => {
  using project = aProject({ 'main.js': OLD })
  project.run('.')
  expect(project.run('.')).toEqual({ code: 0, output: '0 changed, 0 left as they are.' })
  expect(project.read('main.js')).toBe(NEW)
})

it('reads a path from the root of the disk', () => {
  using project = aProject({ 'src/main.js': OLD })
  expect(project.run(join(project.folder, 'src')).code).toBe(0)
  expect(project.read('src/main.js')).toBe(NEW)
})

it('changes nothing with --dry', () => {
  using project = aProject({ 'main.js': OLD })
  const { code, output } = project.run('--dry', '.')
  expect(code).toBe(0)
  expect(output).toContain('1 would change')
  expect(project.read('main.js')).toBe(OLD)
})

it('leaves dependencies and built files alone', () => {
  const paths = [
    'node_modules/a/main.js',
    'packages/a/node_modules/b/main.js',
    'dist/main.js',
    '.cache/main.js',
  ]
  using project = aProject(Object.fromEntries(paths.map((path) => [path, OLD])))
  expect(project.run('.').output).toBe('0 changed, 0 left as they are.')
  expect(project.run('node_modules/a')).toMatchObject({ code: 2 })
  for (const path of paths) expect(project.read(path)).toBe(OLD)
})

it('prints its usage', () => {
  using project = aProject({})
  const { code, output } = project.run('--help')
  expect(code).toBe(0)
  expect(output).toContain('npx @touchline/codemod-livelike <files or folders> [--dry]')
})

it.each([
  ['an unknown flag', ['--force', '.'], "Unknown option '--force'"],
  ['no path', [], 'No file or folder is given'],
  ['a path that does not exist', ['main.js', 'nowhere'], 'nowhere'],
])('refuses %s and changes nothing', (_, args, message) => {
  using project = aProject({ 'main.js': OLD })
  const { code, output } = project.run(...args)
  expect(code).toBe(2)
  expect(output).toContain(message)
  expect(project.read('main.js')).toBe(OLD)
})

it('creates the engagement after the last import and what it needs', () => {
  using project = aProject({
    'main.ts': `import { init } from '@livelike/javascript'
import { read } from './read.js'

const clientId = process.env['CLIENT_ID']!
function start() {
  return init({ clientId, accessToken: read() }).then(show)
}
`,
    'read.ts': `import { createUserProfile, WidgetKind } from '@livelike/javascript'
import { one } from './one.js'
export const made = createUserProfile()
`,
    'kind.ts': `import { WidgetKind } from '@livelike/javascript'\nexport const kind = WidgetKind.CHEER_METER\n`,
  })
  expect(project.run('.').code).toBe(0)
  expect(project.read('main.ts')).toBe(`import { createEngagement } from '@touchline/engagement-sdk'
import { read } from './read.js'

const clientId = process.env['CLIENT_ID']!

export const engagement = createEngagement({ clientId })
function start() {
  return engagement.init({ accessToken: read() }).then(show)
}
`)
  expect(project.read('read.ts')).toBe(`import { createUserProfile } from '@touchline/engagement-sdk'
import { engagement } from './main.js'
import { one } from './one.js'
export const made = createUserProfile(engagement)
`)
  expect(project.read('kind.ts')).toBe(`export const kind = 'cheer-meter'\n`)
})
