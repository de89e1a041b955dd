import { OPENED_FILE } from './code-files.ts'

/**
 * Pages of the build next to index.html: each holds the frame of its routes until the code is loaded, and preloads the file of
 * code that its routes need after the first.
 */
export const ROUTE_PAGES = [
  { file: 'home.html', example: '/home', paths: ['home', 'home/game'], folder: undefined, code: undefined },
  {
    file: 'leaderboard.html',
    example: '/home/leaderboard',
    paths: ['home/leaderboard'],
    folder: undefined,
    code: OPENED_FILE,
  },
  {
    file: 'prediction.html',
    example: '/prediction/1',
    paths: [],
    folder: 'prediction/',
    code: OPENED_FILE,
  },
  { file: 'result.html', example: '/result/1', paths: [], folder: 'result/', code: OPENED_FILE },
] as const

/** The page of every other route. */
export const MAIN_PAGE = 'index.html'

/** Every page that gets the settings of a deployment. */
export const PAGES: readonly string[] = [MAIN_PAGE, ...ROUTE_PAGES.map(({ file }) => file)]

/** Returns the page of a path below the base path. @example pageOf('prediction/7') //=> 'prediction.html' */
export function pageOf(path: string): string {
  const page = ROUTE_PAGES.find(
    ({ paths, folder }) =>
      paths.some((one) => one === path) || (folder !== undefined && path.startsWith(folder)),
  )
  return page?.file ?? MAIN_PAGE
}
