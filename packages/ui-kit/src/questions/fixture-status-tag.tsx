'use client'

import { FIXTURE_TAG_TEXT, type FixtureTag } from '@touchline/game-rules'
import type { ReactElement } from 'react'
import { StatusTag, type StatusTagProps } from '../controls/badge/status-tag.tsx'
import { ArrowIcon } from '../controls/icons/arrow-icon.tsx'
import { CheckIcon } from '../controls/icons/check-icon.tsx'
import { ClockIcon } from '../controls/icons/clock-icon.tsx'
import { PencilIcon } from '../controls/icons/pencil-icon.tsx'
import { useTexts } from '../locale/use-texts.ts'

/** Props of {@link FixtureStatusTag}. */
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
  const texts = useTexts('fixtureStatusTag', FIXTURE_TAG_TEXT)
  return (
    <StatusTag {...TAG_STYLES[tag]} className={className}>
      {texts[tag]}
    </StatusTag>
  )
}
