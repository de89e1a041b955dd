import type { Page } from 'playwright'

/** One row of a props table. */
export interface DocumentedProp {
  readonly component: string
  readonly name: string
  readonly description: string
  readonly type: string | undefined
  readonly byDefault: string | undefined
}

interface Preview {
  ready(): Promise<unknown>
  extract(): Promise<Record<string, ExtractedStory>>
}

interface ExtractedStory {
  readonly title: string
  readonly argTypes: Record<
    string,
    {
      readonly name: string
      readonly description?: string
      readonly table?: { readonly type?: { summary?: string }; readonly defaultValue?: { summary?: string } }
    }
  >
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined
}

/** Returns the rows of all props tables of the gallery that a page shows. */
export async function documentedProps(page: Page): Promise<readonly DocumentedProp[]> {
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined)
  const stories = await page.evaluate(async () => {
    await globalThis.__STORYBOOK_PREVIEW__?.ready()
    return Object.values((await globalThis.__STORYBOOK_PREVIEW__?.extract()) ?? {})
  })
  const onePerComponent = new Map(stories.map((story) => [story.title, story]))
  return Array.from(onePerComponent.values()).flatMap(({ title, argTypes }) =>
    Object.values(argTypes).map(({ name, description = '', table }) => ({
      component: title,
      name,
      description,
      type: table?.type?.summary,
      byDefault: table?.defaultValue?.summary,
    })),
  )
}
