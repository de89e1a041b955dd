import {
  amountsFor,
  changedScheme,
  explainPick,
  feedbackText,
  pointsFor,
  rulesText,
  settle,
} from '@touchline/game-rules'

const facts = { homeScore: 33, awayScore: 29, halfTimeLeader: 'level' } as const
console.log(pointsFor('home-score', 28, facts, changedScheme)) //=> 10
console.log(amountsFor('half-time-leader', ['home', 'away', 'level'], facts, changedScheme)) //=> [ 0, 0, 10 ]
console.log(amountsFor('conversions', [0, 1, 2], facts, changedScheme)) //=> undefined

const settlement = settle({ chosenPoints: 3, maxPoints: 10 })
console.log(feedbackText(settlement)) //=> 'You were almost correct'
console.log(explainPick('first-points-minute', 12, 14, changedScheme).text) //=> '2 minutes away'
console.log(rulesText(changedScheme)[5]?.text) //=> '10 points when exact. 1 away gets 5, 2 away 3, 3 away 1.'
