export * from 'preact/compat'
export { default } from 'preact/compat'

/** React Router imports it for its data mode, which the game does not use, and Preact has none. */
export const useOptimistic = undefined
