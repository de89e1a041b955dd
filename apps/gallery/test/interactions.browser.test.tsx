import { expect, it } from 'vitest'
import { accessibilityIssues } from './accessibility-issues.ts'
import { STORIES } from './all-stories.ts'

const WITH_INTERACTIONS = STORIES.filter(({ Story }) => Story.play !== undefined)

it.each(WITH_INTERACTIONS)('plays $name and passes axe afterwards', async ({ Story }) => {
  await Story.run()
  expect(await accessibilityIssues('.stage')).toEqual([])
})

it.each(WITH_INTERACTIONS)('plays $name from right to left', async ({ Story }) => {
  await Story.run({ globals: { dir: 'rtl' } })
  expect(document.dir).toBe('rtl')
})
