import type { QueryClient } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import type { ListedFixture } from '../platform/fixture-from-program.ts'
import { keys } from './keys.ts'
import type { PlatformAccess } from './platform-access.ts'

/** The match as it closes: at the limit that its questions gave, where they were read and it is the earlier one. */
export function withKnownClosing({ closings }: PlatformAccess, listed: ListedFixture): ListedFixture {
  const { fixture } = listed
  const known = closings.get(fixture.id)
  // What was known of another kick-off says nothing about this one.
  if (known?.kickOffAt !== fixture.kickOffAt || known.closesAt >= fixture.closesAt) return listed
  return { ...listed, fixture: { ...fixture, closesAt: known.closesAt } }
}

/** Keeps when a match closes by its questions, and puts it into the lists that it stands in. */
export function noteClosing(access: PlatformAccess, fixture: Fixture, client: QueryClient): void {
  access.closings.set(fixture.id, fixture)
  const lists = client.getQueriesData<readonly ListedFixture[]>({ queryKey: keys.fixtures() })
  for (const [queryKey, list] of lists) {
    const closing = list?.map((listed) => withKnownClosing(access, listed))
    const state = client.getQueryState(queryKey)
    // A list that is to be read again anyway stays so; no other counts as newer than it is.
    if (state?.isInvalidated !== false || closing?.every((listed, place) => listed === list?.[place]))
      continue
    client.setQueryData(queryKey, closing, { updatedAt: state.dataUpdatedAt })
  }
}
