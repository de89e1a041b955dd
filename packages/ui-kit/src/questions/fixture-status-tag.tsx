import type { FixtureTag } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { StatusTag, type StatusTagProps } from '../controls/badge/badge.tsx'
import { ArrowIcon, CheckIcon, ClockIcon, PencilIcon } from '../controls/icons/icons.tsx'
import { useTexts } from '../texts/kit-texts.ts'

export type FixtureStatusTagProps = {
  /** The status tag of the fixture. */
  readonly tag: FixtureTag
  /** Class of the element. */
  readonly className?: string | undefined
}

type TagStyle = Omit<StatusTagProps, 'children'>

const TAG_STYLES = {
  'see-results': { icon: <CheckIcon />, tone: 'positive' },
  'awaiting-results': { icon: <ClockIcon />, tone: 'caution' },
  'edit-predictions': { icon: <PencilIcon />, tone: 'neutral' },
  'predict-now': { icon: <ArrowIcon />, tone: 'accent', filled: true },
} satisfies Record<FixtureTag, TagStyle>

/** Renders the status of a fixture as a tag with an icon. @example <FixtureStatusTag tag="predict-now" /> */
export function FixtureStatusTag({ tag, className }: FixtureStatusTagProps): ReactElement {
  const texts = useTexts('fixtureStatusTag')
  return (
    <StatusTag {...TAG_STYLES[tag]} className={className}>
      {texts[tag]}
    </StatusTag>
  )
}
