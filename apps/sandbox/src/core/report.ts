/** Receives a line about what a long start is doing. */
export type Report = (line: string) => void
