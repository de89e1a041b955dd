import { changedAnswers, isAllowed, matchResultChoices, startAnswer } from '@touchline/game-rules'

const minute = {
  kind: 'minute',
  id: 'q4',
  text: 'When are the first points scored?',
  min: 0,
  max: 100,
} as const
console.log(startAnswer(minute)) //=> { kind: 'minute', value: 20 }
console.log(isAllowed(minute, { kind: 'minute', value: 101 })) //=> false

const saved = { q4: { kind: 'minute', value: 7 } } as const
console.log(changedAnswers(saved, { ...saved, q8: { kind: 'count', value: 5 } })) //=> { q8: { kind: 'count', value: 5 } }

const scores = ['0', '3', '5'].map((text) => ({ id: `score-${text}`, text }))
const outcomes = ['Blues', 'Chiefs', 'Draw'].map((text) => ({ id: text, text }))
const lists = { outcome: outcomes, home: scores, away: scores }
console.log(matchResultChoices(lists, { home: 3, away: 5 }).outcome.id) //=> 'Chiefs'
