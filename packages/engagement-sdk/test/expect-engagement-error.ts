import { expect } from 'vitest'
import { EngagementError } from '../src/index.ts'

/** Expects a rejection with an error of the package that has a message and a code. */
export async function expectEngagementError(call: Promise<unknown>): Promise<void> {
  const error: unknown = await call.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(EngagementError)
  expect(error).toMatchObject({ message: expect.stringMatching(/\S/), code: expect.any(String) })
}
