import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { ZONES } from './zones.ts'

/** One broken rule: which file imports what, and the remedy. */
export interface Breach {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly remedy: string
}

const REMEDIES = new Map(ZONES.map((zone) => [zone.name, zone.comment ?? '']))

/**
 * Reads every source below `root` and lists the imports that break a zone.
 *
 * @throws Error when the sources cannot be read
 */
export async function findBreaches(root: string, folders: readonly string[]): Promise<Breach[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      ruleSet: { forbidden: ZONES },
      validate: true,
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|reports|coverage|\\.turbo|storybook-static)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['@touchline/source', 'import', 'module', 'browser', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json', '.css', '.d.ts'],
      },
    },
    {},
  )
  return breachesIn(typeof output === 'string' ? parseResult(output) : output)
}

function breachesIn(result: ICruiseResult): Breach[] {
  return result.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.cycle?.map((step) => step.name).join(' → ') ?? violation.to,
    remedy: REMEDIES.get(violation.rule.name) ?? '',
  }))
}

function parseResult(text: string): ICruiseResult {
  return JSON.parse(text)
}
