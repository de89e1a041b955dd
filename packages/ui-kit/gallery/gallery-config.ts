/** The path of the gallery's vite configuration. */
export const GALLERY_CONFIG = `${import.meta.dirname}/vite.config.ts`
