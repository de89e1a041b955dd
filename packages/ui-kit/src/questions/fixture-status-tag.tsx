import { FIXTURE_TAG_TEXT, type FixtureTag } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { StatusTag, type StatusTagProps } from '../controls/badge/status-tag.tsx'
import { ArrowIcon, CheckIcon, ClockIcon, PencilIcon } from '../controls/icons/icons.tsx'

/** Props of {@link FixtureStatusTag}. */
export type FixtureStatusTagProps = {
  /** What the fixture offers. */
  readonly tag: FixtureTag
  /** Class of the element. */
  readonly className?: string | undefined
}

type Look = Omit<StatusTagProps, 'children'>

const LOOKS = {
  'see-results': { icon: <CheckIcon />, tone: 'positive' },
  'awaiting-results': { icon: <ClockIcon />, tone: 'caution' },
  'edit-predictions': { icon: <PencilIcon />, tone: 'neutral' },
  'predict-now': { icon: <ArrowIcon />, tone: 'accent', filled: true },
} satisfies Record<FixtureTag, Look>

/** Where a fixture stands, as a pill of icon and words. @example <FixtureStatusTag tag="predict-now" /> */
export function FixtureStatusTag({ tag, className }: FixtureStatusTagProps): ReactElement {
  return (
    <StatusTag {...LOOKS[tag]} className={className}>
      {FIXTURE_TAG_TEXT[tag]}
    </StatusTag>
  )
}
