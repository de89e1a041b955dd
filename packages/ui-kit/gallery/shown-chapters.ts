import type { Chapter } from './story.ts'

/** Returns the chapters of a URL query: two with `only=Counter,Slider`, one story with `story=Counter/at rest`. */
export function shownChapters(chapters: readonly Chapter[], query: URLSearchParams): readonly Chapter[] {
  const only = query.get('only')?.split(',')
  const story = query.get('story')
  return chapters
    .filter(({ component }) => only?.includes(component) ?? true)
    .map((chapter) => ({
      ...chapter,
      stories: chapter.stories.filter(({ name }) => [null, `${chapter.component}/${name}`].includes(story)),
    }))
    .filter(({ stories }) => stories.length > 0)
}
