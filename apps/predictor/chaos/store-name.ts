/** The databases that a run can use: the embedded one in a folder, or a PostgreSQL server. */
export const STORE_NAMES = ['folder', 'postgres'] as const
export type StoreName = (typeof STORE_NAMES)[number]

/** @throws Error if there is no such database */
export function storeNamed(text: string): StoreName {
  const name = STORE_NAMES.find((one) => one === text)
  if (name === undefined) throw new Error(`--database ${text} is none of ${STORE_NAMES.join(', ')}.`)
  return name
}
