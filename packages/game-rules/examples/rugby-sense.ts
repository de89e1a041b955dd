import { areHalvesPossible, mostConversions, rugbyNotes } from '@touchline/game-rules'

const texts = (picks: Parameters<typeof rugbyNotes>[0]) => rugbyNotes(picks).map((note) => note.text)
console.log(texts({ 'home-score': 4 })) //=> [ 'A team cannot score exactly 4 points.' ]
console.log(texts({ 'home-score': 24, 'away-score': 20, conversions: 5 })) //=> []
console.log(texts({ 'first-try': 'home', 'home-score': 9 })) //=> [ 'No try fits into 9 points.' ]
console.log(mostConversions(22)) //=> 2
console.log(areHalvesPossible({ home: 3, away: 0 }, { leader: 'level', half: 'first' })) //=> false
