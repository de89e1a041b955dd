/** Texts of a draft on the card of its match. Apart from the others of the list, which loads first. */
export const draftCopy = {
  notSubmitted: (count: number) => `: ${count} not submitted`,
  timeLeft: (time: string) => `, ${time} left`,
} as const
