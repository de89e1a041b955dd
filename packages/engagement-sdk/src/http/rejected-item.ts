import type { RequestDetails } from '../errors/request-details.ts'

/** A malformed item of a list, which was left out, and the request that returned it. */
export interface RejectedItem extends RequestDetails {
  /** What it should have been, such as `widget`. */
  readonly resource: string
  /** Its id, if one could be read. */
  readonly id: string | undefined
  /** Path of the first field that is wrong, such as `options.0.id`; empty if the whole item is wrong. */
  readonly field: string
  /** What is wrong with the field. */
  readonly reason: string
  /** The item as it was received. */
  readonly item: unknown
}
