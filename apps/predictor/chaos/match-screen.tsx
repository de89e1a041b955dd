import { Link, Route, Routes } from 'react-router'
import { MatchFrame } from '../src/app/match-frame.tsx'
import { appCopy } from '../src/config/copy/app-copy.ts'
import { matchCopy } from '../src/config/copy/match-copy.ts'
import { PredictionScreen } from '../src/features/prediction/prediction-screen.tsx'
import { ROUTES } from '../src/launch/routes.ts'

/** The game's screen of a match, and a link in place of the list. */
export function MatchScreen() {
  return (
    <Routes>
      <Route
        path={ROUTES.prediction}
        element={
          <MatchFrame title={matchCopy.prediction} skeleton={null} failedTitle={matchCopy.questionsFailed}>
            {(fixture) => <PredictionScreen fixture={fixture} />}
          </MatchFrame>
        }
      />
      <Route path="*" element={<Link to="/prediction/">{appCopy.fixturesTitle}</Link>} />
    </Routes>
  )
}
