/** There is a database, and it is none that this version of the sandbox can work on. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError' as const

  constructor(place: string, cause: unknown) {
    super(
      `${place} was made by another version, or is none of the sandbox's. ` +
        'Choose another with --data or --database, or delete it to start over.',
      { cause },
    )
  }
}
