/** Returns the text that a log shows of the error with which a promise rejects: its name, message and request. */
export async function textOf(rejected: Promise<unknown>): Promise<string> {
  return rejected.then(
    () => 'did not reject',
    (error: unknown) => String(error),
  )
}
