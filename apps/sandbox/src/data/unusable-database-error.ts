import { StartError } from '../core/start-error.ts'

/** The sandbox cannot work on a database. The message names the cause and the remedy, which is never to delete data. */
export class UnusableDatabaseError extends StartError {
  override name = 'UnusableDatabaseError' as const
}
