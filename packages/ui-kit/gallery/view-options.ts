/** The options of a gallery view. Each is a query parameter, so every view has a URL. */
export const VIEW_OPTIONS = {
  scheme: ['system', 'light', 'dark'],
  theme: ['mens', 'womens', 'championship', 'match-series', 'autumn-tests'],
  width: ['full', '390', '320'],
  text: ['100', '200'],
  dir: ['ltr', 'rtl'],
} as const

/** The name of one option. */
export type ViewOption = keyof typeof VIEW_OPTIONS
/** One value for each option. */
export type View = { readonly [Option in ViewOption]: string }

/** Returns the view of a URL query. A missing option has its first value. */
export function viewFrom(query: URLSearchParams): View {
  const pick = (option: ViewOption) => {
    const asked = query.get(option)
    return VIEW_OPTIONS[option].find((value) => value === asked) ?? VIEW_OPTIONS[option][0]
  }
  return {
    scheme: pick('scheme'),
    theme: pick('theme'),
    width: pick('width'),
    text: pick('text'),
    dir: pick('dir'),
  }
}
