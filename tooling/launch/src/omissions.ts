import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'

const omission = z.object({ what: z.string(), missing: z.string(), remedy: z.string() })

/** Returns a line for each omission that a suite recorded with `reportOmission`. */
export function omissionLines(root: string): string[] {
  return omissionFiles(root).map((path) => {
    const { what, missing, remedy } = omission.parse(JSON.parse(readFileSync(join(root, path), 'utf8')))
    const [area, name] = path.split('/')
    return `${area}/${name}: ${what} (${missing} is missing). ${remedy}`
  })
}

/** Returns the paths of the recorded omissions, relative to `root`. */
export function omissionFiles(root: string): string[] {
  return globSync('{apps,packages,tooling}/*/reports/omissions/*.json', { cwd: root }).sort()
}
