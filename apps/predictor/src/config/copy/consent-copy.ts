/** The question and the switch about the analytics tag, where the deployment asks for consent. */
export const consentCopy = {
  question:
    'May Google Analytics count your visits? It sets cookies on this device. The game is the same without it. You can change your choice on your profile.',
  allow: 'Allow',
  refuse: 'Refuse',
  switchLabel: 'Google Analytics',
  switchHint:
    'While this is on, it counts your visits and sets cookies on this device. The game is the same without it.',
} as const
