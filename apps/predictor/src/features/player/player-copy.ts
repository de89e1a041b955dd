import type { NicknameProblem } from '@touchline/game-rules'

export const playerCopy = {
  welcome: 'WELCOME',
  welcomeTitle: 'Welcome',
  welcomeLead: 'Call the score before kick-off. See where you stand after the whistle.',
  nickname: 'Nickname',
  nicknameHint: 'Everyone on the leaderboard sees it.',
  savedHint: 'Saved. Everyone on the leaderboard sees it.',
  confirm: 'Confirm',
  confirming: 'Confirming',
  saved: 'Saved',
  refusals: {
    refused: 'Please choose another nickname.',
    taken: 'Please choose another nickname. This one is already in use.',
    failed: 'Something went wrong.',
  },
  /** Why Confirm is disabled. An empty field needs no text. */
  problems: {
    empty: undefined,
    invisible: 'Please choose another nickname. This one has no visible characters.',
    'too-long': 'Please choose a shorter nickname. Some of its characters count more than once.',
  } satisfies Record<NicknameProblem, string | undefined>,
  agreementBefore: 'By playing you agree to the ',
  agreementLink: 'terms and conditions',
  agreementAfter: '.',
  terms: 'Terms and conditions',
  termsInNewTab: 'Open the terms in a new tab',
} as const
