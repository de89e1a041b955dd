import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Mustache from 'mustache'
import { type Deployment, DeploymentError } from './deployment.ts'

/** The terms page of the game, and the default of the setting `termsUrl`. */
const OWN_TERMS = '/terms.html'

const PLACEHOLDER = /<span data-fill="(\w+)">[^<]*<\/span>/g

/**
 * Returns the filled terms page of a build; undefined if the deployment has its own terms page or the build has none.
 *
 * @throws DeploymentError
 */
export function termsPage({ settings, terms = {} }: Deployment, build: string): string | undefined {
  const file = join(build, OWN_TERMS)
  const { termsUrl = OWN_TERMS } = settings
  return termsUrl === OWN_TERMS && existsSync(file) ? fillTerms(readFileSync(file, 'utf8'), terms) : undefined
}

/**
 * Returns the terms page with the deployment's values in its placeholders.
 *
 * @throws DeploymentError naming every missing value, and every value without a placeholder
 */
export function fillTerms(page: string, values: Readonly<Record<string, string>>): string {
  const names = new Set([...page.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []))
  const missing = [...names].filter((name) => values[name] === undefined)
  const unknown = Object.keys(values).filter((name) => !names.has(name))
  const problems = [
    ...missing.map((name) => `terms.${name} is missing: the terms page needs it.`),
    ...unknown.map((name) => `terms.${name} is unknown: the terms page has ${[...names].join(', ')}.`),
  ]
  if (problems.length > 0)
    throw new DeploymentError(
      [
        ...problems,
        'Correct "terms" in the deployment, or set settings.termsUrl to a terms page of your own.',
      ].join('\n'),
    )
  return page.replaceAll(PLACEHOLDER, (_all, name: string) => Mustache.escape(values[name] ?? ''))
}
