import * as sdk from '../src/index.ts'
import { fetchHistory, realtimeConnection } from '../src/realtime/index.ts'

const FUNCTIONS: Readonly<Record<string, unknown>> = { ...sdk, fetchHistory, realtimeConnection }

/** Calls a function as untyped callers do, who pass anything. Reads the pages of a list. */
export async function call(name: string, ...args: readonly unknown[]): Promise<unknown> {
  const result: unknown = Reflect.apply(Object(FUNCTIONS[name]), undefined, args)
  return Symbol.asyncIterator in Object(result) ? sdk.takePages(result as sdk.Pages<unknown>) : result
}
