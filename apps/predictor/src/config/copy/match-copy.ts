/** Texts of a match's screens before their own code is loaded. Quoted texts are the specification's, letter for letter. */
export const matchCopy = {
  versus: 'vs',
  prediction: 'PLAY PREDICTOR',
  questionsFailed: 'The questions could not be loaded.',
  questionsMissing: 'Some questions cannot be shown here.',
  youScored: 'YOU SCORED',
  points: 'Points',
  resultFailed: 'The result could not be loaded.',
} as const
