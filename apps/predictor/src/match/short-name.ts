import type { Question } from '@touchline/game-rules'
import { resultCopy } from '../config/copy/result-copy.ts'

const { shortNames } = resultCopy

/** Returns the short name of a question; undefined for one whose subject is not known. @example shortName(minuteQuestion) //=> 'Minute of first points' */
export function shortName(question: Question): string | undefined {
  switch (question.kind) {
    case 'match-result':
      return shortNames['match-result']
    case 'minute':
      return shortNames['first-points-minute']
    case 'count':
      return shortNames.conversions
    case 'choice':
      return question.part && shortNames[question.part]
    default:
      return undefined
  }
}
