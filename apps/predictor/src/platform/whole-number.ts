import * as z from 'zod/mini'

/** A whole number. The schema of the library for it adds half a kilobyte to the first screen, where all of the library is. */
export const wholeNumber = z.number().check(z.refine(Number.isSafeInteger))
