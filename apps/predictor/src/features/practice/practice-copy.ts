/** Texts of the practice match. */
export const practiceCopy = {
  tryIt: 'Try a practice match',
  tap: 'Tap to try',
  label: 'Practice match',
  note: 'A match of last season. Nothing here counts or is stored.',
  goToKickOff: 'Go to kick-off',
  goToWhistle: 'Go to the whistle',
  startAgain: 'Start again',
  leave: 'Leave',
} as const
