import type { RejectedItem } from '../http/rejected-item.ts'

/** Something was left out or failed, and the call continued without it. */
export interface Warning {
  readonly message: string
  /** The item that was left out, if one was. */
  readonly rejected?: RejectedItem | undefined
  readonly cause?: unknown
}
