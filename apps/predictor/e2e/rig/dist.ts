import { join } from 'node:path'

/** The production build that the journeys look at: `PREDICTOR_DIST`, else where `pnpm build` puts it. */
export const DIST = process.env['PREDICTOR_DIST'] ?? join(import.meta.dirname, '../../dist')
