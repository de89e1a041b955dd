export const rulesCopy = {
  title: 'RULES',
  lead: 'Answer before kick-off. Points are added when the match is settled.',
  close: 'Close',
  overall: (points: number) => `Overall ${points} points`,
  tieBreakTitle: 'Level on points',
  tieBreak: 'Players level on points are separated by the highest final score question score.',
  eligibilityTitle: 'Who can win',
  eligibility: (countries: string) =>
    `The promotion is open to people aged 18 or over who live in ${countries}. Players from other countries may play but are not eligible for prizes.`,
  prizes: 'Prizes are stated in NZD. Winners are decided by the leaderboards.',
  ends: (date: string) => `The tournament ends on ${date}.`,
  countries: {
    standard: ['New Zealand', 'Australia', 'Fiji', 'the UK'],
    changed: ['New Zealand', 'Australia', 'Fiji', 'the UK', 'Argentina', 'Japan', 'the US', 'France', 'Germany'],
  },
  calledOff: 'A match that is called off scores no points for anyone.',
} as const
