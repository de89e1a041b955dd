import { useQuery } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { MessageScreen } from '@touchline/ui-kit'
import { CountdownText } from '@touchline/ui-kit/questions'
import { useParams } from 'react-router'
import { appCopy } from '../../config/copy/app-copy.ts'
import { fixtureChangeCopy } from '../../config/copy/fixture-change-copy.ts'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { TeamNames } from '../../frame/team-names.tsx'
import { useFixture } from '../../frame/use-fixture.ts'
import { useGame } from '../../launch/use-game.ts'
import { usePaths } from '../../launch/use-paths.ts'
import { answersQuery } from '../../queries/answers.ts'
import { questionsQuery } from '../../queries/questions.ts'
import { FixtureChanges } from './fixture-changes.tsx'
import styles from './prediction-screen.module.css'
import { PredictionSheet } from './prediction-sheet.tsx'
import { PredictionSkeleton } from './prediction-skeleton.tsx'

/** The questions of one match, from open to closed. */
export function PredictionScreen() {
  const { fixtureId = '' } = useParams()
  const fixture = useFixture(fixtureId)
  const paths = usePaths()
  if (fixture.data !== undefined) return <Predictions key={fixtureId} fixture={fixture.data.fixture} />
  return (
    <>
      <ScreenHeader backTo={paths.home} backLabel={appCopy.back} title={predictionCopy.title} />
      {fixture.isError && !fixture.isUnknown ? (
        <Failed onRetry={() => void fixture.refetch()} />
      ) : (
        <PredictionSkeleton />
      )}
    </>
  )
}

function Predictions({ fixture }: { readonly fixture: Fixture }) {
  const game = useGame()
  const paths = usePaths()
  const asked = useQuery(questionsQuery(game, fixture))
  const newest = asked.data?.fixture ?? fixture
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        backTo={paths.home}
        backLabel={appCopy.back}
        title={<TeamNames home={fixture.home} away={fixture.away} />}
      >
        {fixture.isVoid === true ? (
          <p className={styles['countdown']}>{fixtureChangeCopy.voidTag}</p>
        ) : (
          <CountdownText className={styles['countdown']} closesAt={newest.closesAt} />
        )}
      </ScreenHeader>
      <FixtureChanges fixture={fixture} />
      {asked.data !== undefined ? <Answers asked={asked.data} /> : null}
      {asked.isLoading ? <PredictionSkeleton /> : null}
      {asked.data === undefined && asked.isError ? <Failed onRetry={() => void asked.refetch()} /> : null}
    </div>
  )
}

/** The form waits for the answers that the platform has: a form that does not know them must not be sent. */
function Answers({ asked }: Pick<Parameters<typeof PredictionSheet>[0], 'asked'>) {
  const game = useGame()
  const stored = useQuery(answersQuery(game, asked))
  if (stored.data !== undefined) return <PredictionSheet asked={asked} stored={stored.data} />
  if (stored.isError) {
    return (
      <MessageScreen
        headingLevel={2}
        title={predictionCopy.readFailed}
        action={{ label: appCopy.retry, onSelect: () => void stored.refetch() }}
      />
    )
  }
  return <PredictionSkeleton />
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <MessageScreen
      headingLevel={2}
      title={predictionCopy.questionsFailed}
      action={{ label: appCopy.retry, onSelect: onRetry }}
    />
  )
}
