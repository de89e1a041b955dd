export const calendarCopy = {
  download: 'Closing times for your calendar',
  note: 'A file with a reminder a day and an hour before each match closes.',
  moved: 'A kick-off has moved since you took this file. Take it again: it replaces the old one.',
  failed: 'The calendar file could not be made. Please try again.',
  fileName: (round: string) => `predictions-${round}.ics`,
  closes: (home: string, away: string) => `Predictions close: ${home} v ${away}`,
  description: 'Answers count when they reach the game before this time.',
} as const
