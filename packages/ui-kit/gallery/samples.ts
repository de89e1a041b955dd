import type {
  ChoiceQuestion,
  MatchResultQuestion,
  NumberQuestion,
  NumbersQuestion,
} from '@touchline/game-rules'

/** Invented teams of the gallery, in colours that are difficult to display. */
export const TEAMS = [
  { name: 'Northern Tide', monogram: 'TID', primary: '#0b2350', secondary: '#f2b01e' },
  { name: 'Valley Hawks', monogram: 'HAW', primary: '#0a3f97', secondary: '#f2b01e' },
  { name: 'Ironsand', monogram: 'IRO', primary: '#111111', secondary: '#c8102e' },
  { name: 'Goldfields', monogram: 'GOL', primary: '#f5c400', secondary: '#111111' },
  { name: 'Snowline', monogram: 'SNO', primary: '#ffffff', secondary: '#0b2350' },
  { name: 'Redcliff', monogram: 'RED', primary: '#c8102e', secondary: '#111111' },
  { name: 'Bluewater', monogram: 'BLU', primary: '#58a6e4', secondary: '#58a6e4' },
] as const

/** Names that are difficult to lay out: of real clubs, and one with a single word of 24 letters. */
export const LONG_NAMES = [
  ['Highlanders', 'Western Force'],
  ['New South Wales Waratahs', 'Melbourne Rebels'],
  ['Llanfairpwllgwyngyllgoge', 'Stade Français Paris'],
] as const

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
