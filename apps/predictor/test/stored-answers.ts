import type { StoredAnswers } from '../src/platform/answers-from-interactions.ts'

/** Answers as if they were just read from the platform. */
export function storedAnswers(facts: Partial<StoredAnswers> = {}): StoredAnswers {
  return { prediction: {}, savedAt: {}, gone: [], partlySaved: [], interactions: new Map(), ...facts }
}
