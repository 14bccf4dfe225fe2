import { BAR, type Bar, barMarks } from './bars'

interface BarPlotProps {
  readonly id: string
  /** The main fact in words: what is heard in place of the picture. */
  readonly title: string
  readonly bars: readonly Bar[]
  /** How each part of a bar is drawn, from the bottom up; the first bar may have its own. */
  readonly tones: readonly Tone[]
  readonly first?: Tone
}

type Tone = 'now' | 'later' | 'ok' | 'ko'

/** Bars as a picture. The figures stand in a table behind it, for whoever does not see it. */
export function BarPlot({ id, title, bars, tones, first }: BarPlotProps) {
  const { width, height, base, bars: marks } = barMarks(bars)
  return (
    <svg className="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {marks.map(({ label, value, x, top, parts }, at) => (
        <g key={label}>
          {parts.map(({ n, y, height }) => (
            <rect
              key={n}
              className={(at === 0 ? first : undefined) ?? tones[n]}
              x={x}
              y={y}
              width={BAR}
              height={height}
            />
          ))}
          <text className="v" x={x + BAR / 2} y={top - 6}>
            {value}
          </text>
          <text x={x + BAR / 2} y={base + 17}>
            {label}
          </text>
        </g>
      ))}
      <path className="ax" d={`M0 ${base}.5h${width}`} />
    </svg>
  )
}
