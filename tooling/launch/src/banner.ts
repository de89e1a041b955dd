/** Returns the text that the start command prints when both servers are ready. */
export function banner(urls: { game: string; control: string }): string {
  return [
    '',
    '  Touchline is running.',
    '',
    `  Play as the demo fan   ${urls.game}`,
    `  Sandbox controls       ${urls.control}`,
    '',
    '  Ctrl-C stops both.',
    '',
  ].join('\n')
}
