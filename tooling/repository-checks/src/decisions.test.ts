import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../../docs/decisions')

describe('the decisions', () => {
  const pages = globSync('*.md', { cwd: FOLDER }).toSorted()

  it('have a number each', () => {
    expect(pages.length).toBeGreaterThan(10)
    expect(new Set(pages.map((page) => page.slice(0, 4))).size).toBe(pages.length)
  })

  it.each(pages)('%s starts with its number', (page) => {
    expect(readFileSync(join(FOLDER, page), 'utf8')).toMatch(new RegExp(`^# ${page.slice(0, 4)} `))
  })
})
