import { pluralOf, pointsText } from './plural.ts'

/** Texts to share, and messages about the sharing. */
export const shareCopy = {
  share: 'Share',
  shared: 'Shared.',
  cancelled: 'Nothing was shared.',
  copied: 'Copied. Paste it where you like.',
  selectable: 'Select this text and copy it:',
  savePicture: 'Save the picture',
  fileName: 'predictor.png',
  match: (home: string, away: string) => `${home} v ${away}`,
  predictionLabel: 'My prediction',
  scoreLabel: 'I scored',
  provisionalLabel: 'I scored so far',
  pointsUnit: (points: number) => pluralOf(points, { one: 'point', other: 'points' }),
  answersUnit: (count: number) => pluralOf(count, { one: 'answer', other: 'answers' }),
  textLabel: 'Text to share',
  prediction: (home: string, away: string) => `My prediction for ${home} v ${away}`,
  score: (points: number, home: string, away: string) =>
    `I scored ${pointsText(points)} in ${home} v ${away}`,
  provisional: 'Provisional: some questions have no result yet.',
  line: (question: string, answer: string) => `${question} ${answer}`,
  resultLine: (question: string, answer: string, points: number) => `${question} ${answer} (+${points})`,
  play: (link: string) => `Play: ${link}`,
  result: (link: string) => `Result: ${link}`,
} as const
