/** Returns the call of a function as source text, for a browser to run. */
export function callExpression(fn: (...args: never) => unknown, args: readonly unknown[]): string {
  return `(${fn.toString()})(...${JSON.stringify(args)})`
}
