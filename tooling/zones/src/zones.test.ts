import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBreaches } from './cruise.ts'
import { findForeignWords } from './words.ts'

const ROOT = join(import.meta.dirname, '../../..')

describe('this repository', () => {
  it('keeps every import direction and has no cycle', { timeout: 120_000 }, async () => {
    expect(await findBreaches(ROOT, ['packages', 'apps'])).toEqual([])
  })

  it("speaks the game's words where the game's words belong", () => {
    expect(findForeignWords(ROOT)).toEqual([])
  })
})

describe('a deliberate violation', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'zones-'))
    for (const folder of ['packages', 'apps']) mkdirSync(join(root, folder))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  async function rulesBroken(): Promise<string[]> {
    const breaches = await findBreaches(root, ['packages', 'apps'])
    return [...new Set(breaches.map((breach) => breach.rule))].sort()
  }

  const cases: readonly [name: string, from: string, to: string, rules: readonly string[]][] = [
    [
      'rules that import the platform client',
      'packages/game-rules/src/a.ts',
      'packages/engagement-sdk/src/index.ts',
      ['game-rules-stand-alone'],
    ],
    [
      'a client that imports the rules',
      'packages/engagement-sdk/src/a.ts',
      'packages/game-rules/src/index.ts',
      ['sdk-stands-alone'],
    ],
    [
      'a schema that imports behaviour',
      'packages/engagement-sdk/src/wire/a.ts',
      'packages/engagement-sdk/src/http/b.ts',
      ['wire-knows-only-zod'],
    ],
    [
      'a core that reaches real-time',
      'packages/engagement-sdk/src/init.ts',
      'packages/engagement-sdk/src/realtime/b.ts',
      ['core-reaches-no-realtime-or-crypto'],
    ],
    [
      'a control that knows the rules',
      'packages/ui-kit/src/controls/a.ts',
      'packages/game-rules/src/index.ts',
      ['controls-know-no-game-and-no-platform'],
    ],
    [
      'a question input that knows the platform',
      'packages/ui-kit/src/questions/a.ts',
      'packages/engagement-sdk/src/index.ts',
      ['questions-know-no-platform'],
    ],
    [
      'a binding that knows the rules',
      'packages/ui-kit/src/engagement/a.ts',
      'packages/game-rules/src/index.ts',
      ['bindings-know-no-rules'],
    ],
    [
      'a package that imports an app',
      'packages/ui-kit/src/internal/a.ts',
      'apps/predictor/src/app/b.ts',
      ['nothing-imports-an-app'],
    ],
    [
      'a game that ships the sandbox',
      'apps/predictor/src/app/a.ts',
      'apps/sandbox/src/b.ts',
      ['predictor-ships-no-sandbox'],
    ],
    [
      'a sandbox that knows the game',
      'apps/sandbox/src/a.ts',
      'apps/predictor/src/app/b.ts',
      ['sandbox-knows-no-game'],
    ],
    [
      'a path into a package',
      'apps/predictor/src/app/a.ts',
      'packages/game-rules/src/points.ts',
      ['packages-are-entered-by-the-front-door'],
    ],
    [
      'a file that imports its own index',
      'packages/game-rules/src/a.ts',
      'packages/game-rules/src/index.ts',
      ['no-package-index-from-inside'],
    ],
    [
      'a screen that calls the platform',
      'apps/predictor/src/features/fixtures/a.ts',
      'packages/engagement-sdk/src/index.ts',
      ['sdk-only-at-the-door'],
    ],
    [
      'a query that draws',
      'apps/predictor/src/queries/a.ts',
      'packages/ui-kit/src/index.ts',
      ['ui-kit-only-on-screens'],
    ],
    [
      'a screen that imports another screen',
      'apps/predictor/src/features/fixtures/a.ts',
      'apps/predictor/src/features/rules/b.ts',
      ['features-do-not-import-each-other'],
    ],
    [
      'a query that looks up to a screen',
      'apps/predictor/src/queries/a.ts',
      'apps/predictor/src/features/rules/b.ts',
      ['predictor-queries-looks-down'],
    ],
    [
      'a configuration that looks up',
      'apps/predictor/src/config/a.ts',
      'apps/predictor/src/platform/b.ts',
      ['predictor-config-looks-down'],
    ],
  ]

  it.each(cases)('%s is caught', async (_name, from, to, rules) => {
    write(to, 'export const there = 1\n')
    const up = '../'.repeat(from.split('/').length - 1)
    write(from, `import { there } from '${up}${to}'\nexport const here = there\n`)
    expect(await rulesBroken()).toEqual(rules)
  })

  it('two files that import each other are caught, types included', async () => {
    write('packages/game-rules/src/a.ts', "import type { B } from './b.ts'\nexport interface A { b: B }\n")
    write('packages/game-rules/src/b.ts', "import type { A } from './a.ts'\nexport interface B { a?: A }\n")
    expect(await rulesBroken()).toEqual(['no-cycles'])
  })

  it('an import that resolves nowhere is caught', async () => {
    write('packages/game-rules/src/a.ts', "import { b } from './missing.ts'\nexport const a = b\n")
    expect(await rulesBroken()).toEqual(['resolvable'])
  })

  it("the platform's word as a name in the rules is caught, in a comment or a text it is not", () => {
    write(
      'packages/game-rules/src/a.ts',
      "// a widget\nexport const text = 'widget'\nexport const widgetCount = 1\n",
    )
    expect(findForeignWords(root)).toEqual([
      { file: 'packages/game-rules/src/a.ts', line: 3, name: 'widgetCount' },
    ])
  })
})
