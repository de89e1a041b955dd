import { tables } from 'virtual:props-tables'
import { type ReactElement, useEffect, useState } from 'react'
import { Dropdown, PlusPattern } from '../src/index.ts'
import { CHAPTERS } from './chapters.ts'
import { PropsTable } from './props-table-view.tsx'
import { shownChapters } from './shown-chapters.ts'
import type { Chapter, Story } from './story.ts'
import { VIEW_OPTIONS, type View, type ViewOption, viewFrom } from './view-options.ts'

/** Renders the gallery, or the part of it that the URL selects. */
export function Gallery({ query }: { readonly query: URLSearchParams }): ReactElement {
  const [view, setView] = useState(viewFrom(query))
  useEffect(() => applyView(view), [view])
  const chapters = shownChapters(CHAPTERS, query)
  return (
    <>
      <header className="header">
        <PlusPattern />
        <h1>Touchline UI kit</h1>
        <form className="options">
          {optionNames.map((option) => (
            <Dropdown
              key={option}
              label={option}
              options={VIEW_OPTIONS[option].map((value) => ({ value, label: value }))}
              value={view[option]}
              onValueChange={(value) => setView({ ...view, [option]: value })}
            />
          ))}
        </form>
      </header>
      <main className="chapters" data-width={view.width}>
        {chapters.map((chapter) => (
          <ChapterView key={chapter.component} chapter={chapter} />
        ))}
      </main>
    </>
  )
}

const optionNames: readonly ViewOption[] = ['scheme', 'theme', 'width', 'text', 'dir']

function applyView({ scheme, theme, text, dir }: View): void {
  const page = document.documentElement
  if (scheme === 'system') delete page.dataset['scheme']
  else page.dataset['scheme'] = scheme
  page.dataset['theme'] = theme
  page.dir = dir
  page.style.fontSize = `${text}%`
}

function ChapterView({ chapter }: { readonly chapter: Chapter }): ReactElement {
  return (
    <section className="chapter" aria-labelledby={chapter.component}>
      <h2 id={chapter.component}>{chapter.component}</h2>
      <div className="stories">
        {chapter.stories.map((story) => (
          <StoryView key={story.name} component={chapter.component} story={story} />
        ))}
      </div>
      <PropsTable component={chapter.component} rows={tables[chapter.component] ?? []} />
    </section>
  )
}

function StoryView({
  component,
  story,
}: {
  readonly component: string
  readonly story: Story
}): ReactElement {
  return (
    <figure className="story" data-story={`${component}/${story.name}`}>
      <figcaption>{story.name}</figcaption>
      <div className="stage" data-bleed={story.bleed || undefined}>
        {story.render()}
      </div>
    </figure>
  )
}
