import { UnknownRoundError } from '@touchline/game-rules'
import { Notice } from '@touchline/ui-kit'
import { useEffect } from 'react'
import { appCopy } from '../config/copy/app-copy.ts'
import { useSelectedRound } from '../launch/use-selected-round.ts'
import { logFailure } from '../platform/log.ts'

/** Renders that the address names an unknown round, and which round is shown instead. Logs the error once. */
export function UnknownRoundNotice({ className }: { readonly className?: string | undefined }) {
  const { unknownRoundId, selected } = useSelectedRound()
  useEffect(() => {
    if (unknownRoundId === undefined) return
    logFailure('The address names an unknown round', new UnknownRoundError(unknownRoundId))
  }, [unknownRoundId])
  if (unknownRoundId === undefined || selected === undefined) return null
  return (
    <Notice className={className} tone="caution">
      {appCopy.unknownRound(selected.label)}
    </Notice>
  )
}
