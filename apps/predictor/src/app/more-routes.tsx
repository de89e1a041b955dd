import { Navigate, Route, Routes } from 'react-router'
import { passportCopy } from '../config/copy/passport-copy.ts'
import { PassportScreen } from '../features/passport/passport-screen.tsx'
import { MORE_ROUTES } from '../launch/more-routes.ts'
import { useGame } from '../launch/use-game.ts'
import { usePaths } from '../launch/use-paths.ts'
import { ClosableFrame } from './closable-frame.tsx'

/** The routes of additions to the specified game, in a chunk of their own. Every other path leads to the list. */
export function MoreRoutes() {
  const { switchedOff } = useGame().settings
  return (
    <Routes>
      {switchedOff.includes('passport') ? null : <Route path={MORE_ROUTES.passport} element={<Passport />} />}
      <Route path="*" element={<ToHome />} />
    </Routes>
  )
}

function Passport() {
  return (
    <ClosableFrame title={passportCopy.title} pageTitle={passportCopy.pageTitle}>
      <PassportScreen />
    </ClosableFrame>
  )
}

function ToHome() {
  return <Navigate to={usePaths().home} replace />
}
