interface RankRangeProps {
  readonly best: number
  readonly worst: number
  /** Undefined for a player without a rank. */
  readonly own: number | undefined
  /** The number of players on the board. */
  readonly total: number
}

const HEIGHT = 12

/** Renders the board from its first place to its last, with the possible ranks and the own one. The text next to it has the same. */
export function RankRange({ best, worst, own, total }: RankRangeProps) {
  const at = (place: number) => `${(Math.min(1, place / Math.max(1, total)) * 100).toFixed(2)}%`
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
      <rect y="4" width="100%" height="4" rx="2" fill="var(--tl-line)" />
      <rect x={at(best - 1)} y="4" width={at(worst - best + 1)} height="4" rx="2" fill="var(--tl-accent)" />
      {own === undefined ? null : (
        <rect
          x={at(own - 0.5)}
          width="4"
          height={HEIGHT}
          rx="2"
          fill="var(--tl-ink)"
          transform="translate(-2)"
        />
      )}
    </svg>
  )
}
