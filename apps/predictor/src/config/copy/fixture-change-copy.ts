/** Texts about matches that were called off or moved. */
export const fixtureChangeCopy = {
  voidTag: 'VOID',
  voidNote:
    'This match was called off or postponed, and it earns no points. Picks that were saved stay readable here.',
  movedTag: 'MOVED',
  moved: (when: string) => `Kick-off was moved to ${when}. The countdown goes by the new time.`,
} as const
