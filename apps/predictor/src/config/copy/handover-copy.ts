/** Texts about opening the same match on another device. */
export const handoverCopy = {
  open: 'Open on another device',
  title: 'Open this match elsewhere',
  text: 'Point the camera of the other device at the code, or share the link.',
  /** Where the deployment names a page that signs fans in and leads them back. */
  landing:
    'The link does not contain your sign-in. After the log-in on the other device, this match opens there.',
  noLanding: 'The link does not contain your sign-in. The other device asks for a log-in.',
  codeLabel: 'QR code with the link of this match',
  share: 'Share the link',
  close: 'Close',
  noCode: 'The code could not be drawn. Share the link instead.',
} as const
