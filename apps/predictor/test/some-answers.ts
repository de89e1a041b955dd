import type { SavedAnswers } from '../src/platform/answers-from-interactions.ts'

/** Answers as if they were just read from the platform. */
export function someAnswers(facts: Partial<SavedAnswers> = {}): SavedAnswers {
  return { prediction: {}, savedAt: {}, gone: [], partlySaved: [], interactions: new Map(), ...facts }
}
