/** The middle value; the mean of the two middle ones of an even number. @example median([3, 1, 2]) //=> 2 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The smallest value that is at least as large as this share of all values. @example quantile([3, 1, 2], 0.5) //=> 2 */
export function quantile(values: readonly number[], share: number): number {
  const place = Math.max(1, Math.ceil(share * values.length))
  return values.toSorted((a, b) => a - b)[place - 1] ?? Number.NaN
}

/** 'median (least to most)' of pairwise ratios. @example ratioText([2, 4], [1, 2]) //=> '2.00 (2.00 to 2.00)' */
export function ratioText(ones: readonly number[], others: readonly number[]): string {
  const ratios = ones.map((one, index) => one / (others[index] ?? Number.NaN))
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  return `${median(ratios).toFixed(2)} (${range})`
}
