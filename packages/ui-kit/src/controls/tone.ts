/** The meanings of a badge, a tag or a notice, shown as its colour. */
export const TONES = ['neutral', 'accent', 'positive', 'caution', 'negative'] as const
/** One of {@link TONES}. */
export type Tone = (typeof TONES)[number]
