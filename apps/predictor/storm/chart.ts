const BARS = ' ▁▂▃▄▅▆▇█'
const WIDTH = 720
const HEIGHT = 200
const MARGIN = { left: 8, top: 24, bottom: 22 }

/** Returns one line of text with a bar for each number. @param highest the number of the highest bar */
export function textChart(numbers: readonly number[], highest: number): string {
  return numbers
    .map((number) => {
      const share = highest === 0 ? 0 : Math.min(1, number / highest)
      return BARS[Math.ceil(share * (BARS.length - 1))]
    })
    .join('')
}

/** A line of a chart. */
export interface ChartLine {
  readonly label: string
  readonly colour: string
  readonly numbers: readonly number[]
}

/** Returns a chart of requests per second over the minutes of a scene. @param highest the number at the upper edge; a higher one is cut */
export function svgChart(title: string, lines: readonly ChartLine[], highest: number): string {
  const plotHeight = HEIGHT - MARGIN.top - MARGIN.bottom
  const drawn = lines.map(({ label, colour, numbers }, index) => {
    const step = (WIDTH - 2 * MARGIN.left) / (numbers.length - 1)
    const points = numbers.map((number, at) => {
      const y = MARGIN.top + plotHeight * (1 - Math.min(1, number / highest))
      return `${(MARGIN.left + at * step).toFixed(1)},${y.toFixed(1)}`
    })
    return [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.join(' ')}"/>`,
      `<text x="${MARGIN.left + index * 260}" y="${HEIGHT - 6}" fill="${colour}">${label}</text>`,
    ].join('\n')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${MARGIN.left}" y="16" fill="#222">${title}, up to ${Math.round(highest).toLocaleString('en')} requests a second</text>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}
