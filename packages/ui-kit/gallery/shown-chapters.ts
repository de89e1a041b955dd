import type { Chapter } from './story.ts'

/** Returns the chapters that an address asks for: `only=Counter,Slider` two of them, `story=Counter/at rest` one story. */
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
