import { expect, it } from 'vitest'
import { accessibilityIssues } from './accessibility-issues.ts'
import { STORIES } from './all-stories.ts'

it.each(STORIES.filter(({ Story }) => Story.play !== undefined))(
  'plays $name and passes axe afterwards',
  async ({ Story }) => {
    await Story.run()
    expect(await accessibilityIssues('.stage')).toEqual([])
  },
)
