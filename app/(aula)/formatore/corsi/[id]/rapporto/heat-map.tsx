import type { ReportDto } from '#lib/server/courses/report'

const NAME = 200
const CELL = 44
const ROW = 28
const HEAD = 72
const LONGEST = 22

const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)

/** Students and rules as a picture: in each cell right answers of all. The same stands in the table behind. */
export function HeatMap({ report }: { readonly report: Pick<ReportDto, 'students' | 'rules' | 'heat'> }) {
  const { students, rules, heat } = report
  const width = NAME + CELL * rules.length
  const height = HEAD + ROW * students.length
  return (
    <svg className="heat-map" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
      <title>Risposte giuste di ogni studente, regola per regola</title>
      {rules.map((rule, n) => (
        <text key={rule} transform={`translate(${NAME + CELL * n + CELL / 2 + 4} ${HEAD - 8}) rotate(-60)`}>
          {rule}
        </text>
      ))}
      {students.map(({ userId, name }, row) => (
        <g key={userId} transform={`translate(0 ${HEAD + ROW * row})`}>
          <text x={0} y={ROW / 2 + 4}>
            {short(name)}
          </text>
          {rules.map((rule, n) => {
            const cell = heat.find((c) => c.userId === userId && c.rule === rule)
            return (
              cell && (
                <g key={rule} transform={`translate(${NAME + CELL * n} 0)`}>
                  <rect
                    x={1}
                    y={1}
                    width={CELL - 2}
                    height={ROW - 2}
                    rx={3}
                    fillOpacity={0.08 + 0.4 * (cell.right / cell.n)}
                  />
                  <text className="v" x={CELL / 2} y={ROW / 2 + 4}>
                    {cell.right}/{cell.n}
                  </text>
                </g>
              )
            )
          })}
        </g>
      ))}
    </svg>
  )
}
