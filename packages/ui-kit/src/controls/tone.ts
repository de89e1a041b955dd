/** What a badge, a tag or a notice says beside its words. */
export const TONES = ['neutral', 'accent', 'positive', 'caution', 'negative'] as const
/** One of {@link TONES}. */
export type Tone = (typeof TONES)[number]
