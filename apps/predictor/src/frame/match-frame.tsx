import type { Fixture } from '@touchline/game-rules'
import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { appCopy } from '../config/copy/app-copy.ts'
import { fixturesCopy } from '../config/copy/fixtures-copy.ts'
import { usePaths } from '../launch/use-paths.ts'
import { PageTitle } from './page-title.tsx'
import { ReadFrame } from './read-frame.tsx'
import { ScreenHeader } from './screen-header.tsx'
import { TeamNames } from './team-names.tsx'
import { useFixture } from './use-fixture.ts'

interface MatchFrameProps {
  /** The heading until the teams are known. */
  readonly title: string
  readonly skeleton: ReactNode
  readonly failedTitle: string
  readonly children: (fixture: Fixture) => ReactNode
}

/** The screen of the match that the address names; one that is not there leads back to the list. */
export function MatchFrame({ title, skeleton, failedTitle, children }: MatchFrameProps) {
  const { fixtureId = '' } = useParams()
  const { isUnknown, isError, ...read } = useFixture(fixtureId)
  const paths = usePaths()
  const known = read.data?.fixture
  if (known !== undefined) return <Fragment key={fixtureId}>{children(known)}</Fragment>
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ScreenHeader backTo={paths.home} backLabel={appCopy.back} title={title} />
      <ReadFrame
        read={{ ...read, isError: isError && !isUnknown }}
        skeleton={skeleton}
        failedTitle={failedTitle}
      >
        {() => null}
      </ReadFrame>
    </>
  )
}

interface MatchHeaderProps {
  readonly fixture: Fixture
  /** A line under the names. */
  readonly children?: ReactNode
}

/** The way back to the list, and who plays whom. */
export function MatchHeader({ fixture, children }: MatchHeaderProps) {
  const { home } = usePaths()
  return (
    <>
      <PageTitle>{fixturesCopy.match(fixture.home.name, fixture.away.name)}</PageTitle>
      <ScreenHeader
        backTo={home}
        backLabel={appCopy.back}
        title={<TeamNames home={fixture.home} away={fixture.away} />}
      >
        {children}
      </ScreenHeader>
    </>
  )
}
