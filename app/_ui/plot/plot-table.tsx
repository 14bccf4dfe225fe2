interface PlotTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  /** One per line: what it is about, then its figures. */
  readonly rows: readonly (readonly [name: string, ...figures: readonly string[]])[]
}

/** The figures of a plot, folded behind it; on paper they are there. */
export function PlotTable({ caption, columns, rows }: PlotTableProps) {
  return (
    <details className="numbers">
      <summary>I numeri del grafico</summary>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, n) => (
                <td key={columns[n + 1]} className="num">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
