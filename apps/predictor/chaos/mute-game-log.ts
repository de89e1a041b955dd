/** Removes the game's lines from the error log: it logs each failure, and in these runs failures are the weather. */
export function muteGameLog(): void {
  const complain = console.error
  console.error = (...words: readonly unknown[]) => {
    if (!String(words[0]).startsWith('[touchline]')) complain(...words)
  }
}
