/** A start that a setting or the machine prevents. The message is for the terminal: the value, the cause and the remedy. */
export class StartError extends Error {
  override name = 'StartError' as const
}
