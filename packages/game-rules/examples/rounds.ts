import { nextRound, parseTournament, roundById, roundsToShow, startingRound } from '@touchline/game-rules'

const tournament = parseTournament({
  id: '120-2024',
  tournamentLogo: '/logo.svg',
  roundBased: true,
  startWeekGap: 7,
  matchWeeks: ['Round 1', 'Round 2', 'Final'].map((label, place) => ({
    id: `r${place + 1}`,
    label,
    round: place + 1,
  })),
  leaderboardOptions: { tournamentLeaderboardLabel: 'Season', nonTournamentLeaderboardLabel: 'Round' },
  showChangedTnc: false,
  showLeaderboardTitleWithDate: false,
  showShortDate: false,
})
const rounds = roundsToShow(tournament, { preSeason: true })
console.log(rounds.map((round) => round.label)) //=> [ 'Pre-season', 'Round 1', 'Round 2', 'Final' ]
console.log(startingRound(tournament, Date.parse('2024-02-28T12:00:00Z'))?.label) //=> 'Round 2'
console.log(nextRound(rounds, roundById(tournament, 'r2'))?.label) //=> 'Final'
