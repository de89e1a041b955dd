import type { Fixture } from '@touchline/game-rules'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { fixturesCopy } from '../config/copy.ts'
import { TeamNames } from '../fixture/team-names.tsx'
import { useFixture } from '../fixture/use-fixture.ts'
import { ReadFrame } from '../screen/read-frame.tsx'
import { PageTitle, ScreenWithHeader } from '../screen/screen-header.tsx'
import styles from './frames.module.css'
import { ScreenBody } from './screen-outlet.tsx'

interface MatchFrameProps {
  /** The heading until the teams are known. */
  readonly title: string
  readonly skeleton: ReactNode
  /** Title of the error when the match cannot be read. */
  readonly failedTitle: string
  readonly children: (fixture: Fixture) => ReactNode
}

/**
 * The header of the match that the address names, and below it the screen, whose code is loaded separately. A match
 * that does not exist leads back to the list.
 */
export function MatchFrame({ title, skeleton, failedTitle, children }: MatchFrameProps) {
  const { fixtureId = '' } = useParams()
  const { isUnknown, isError, ...read } = useFixture(fixtureId)
  const known = read.data?.fixture
  return (
    <div className={styles['match']}>
      <PageTitle>
        {known === undefined ? title : fixturesCopy.match(known.home.name, known.away.name)}
      </PageTitle>
      <ScreenWithHeader
        title={known === undefined ? title : <TeamNames home={known.home} away={known.away} />}
      >
        <ReadFrame
          key={fixtureId}
          read={{ ...read, isError: isError && !isUnknown }}
          skeleton={skeleton}
          failedTitle={failedTitle}
        >
          {({ fixture }) => <ScreenBody skeleton={skeleton}>{children(fixture)}</ScreenBody>}
        </ReadFrame>
      </ScreenWithHeader>
    </div>
  )
}
