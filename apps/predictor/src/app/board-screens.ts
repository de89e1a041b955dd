export { LeaderboardScreen } from '../features/leaderboard/leaderboard-screen.tsx'
export { RulesScreen } from '../features/rules/rules-screen.tsx'
