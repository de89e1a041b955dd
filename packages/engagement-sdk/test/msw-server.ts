import { setupServer } from 'msw/node'

/** Responds to the global `fetch`. The files of a worker share it as they share every module; `setup.ts` starts and stops it. */
export const server = setupServer()
