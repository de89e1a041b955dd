import type {
  ChoiceQuestion,
  MatchResultQuestion,
  NumberQuestion,
  NumbersQuestion,
} from '@touchline/game-rules'

export const scoreQuestion: MatchResultQuestion = {
  kind: 'match-result',
  id: 'score',
  text: 'What will the final score be?',
  home: { name: 'Northern Tide' },
  away: { name: 'Valley Hawks' },
  maxScore: 99,
}

export const minuteQuestion: NumberQuestion<'minute'> = {
  kind: 'minute',
  id: 'minute',
  text: 'In which minute are the first points scored?',
  min: 0,
  max: 80,
}

export const countQuestion: NumberQuestion<'count'> = {
  kind: 'count',
  id: 'conversions',
  text: 'How many successful conversions?',
  min: 0,
  max: 30,
}

export const possessionQuestion: NumberQuestion<'possession'> = {
  kind: 'possession',
  id: 'possession',
  text: 'How will possession be shared?',
  min: 0,
  max: 100,
}

export const numbersQuestion: NumbersQuestion = {
  kind: 'numbers',
  id: 'tackles',
  text: 'How many tackles will each side make?',
  choices: [
    { id: 'home', text: 'Northern Tide' },
    { id: 'away', text: 'Valley Hawks' },
  ],
  min: 0,
  max: 999_999,
}

export const tryQuestion: ChoiceQuestion = {
  kind: 'choice',
  id: 'first-try',
  text: 'Which team scores the first try?',
  choices: [
    { id: 'home', text: 'Northern Tide' },
    { id: 'away', text: 'Valley Hawks' },
    { id: 'none', text: 'No try' },
  ],
}
