import type { Distribution } from '#lib/courses/index'
import { hundredths, sayMarks, sayPoints } from '#lib/italian/site'
import { BarPlot } from '../../../../../../_ui/plot/bar-plot'
import { PlotTable } from '../../../../../../_ui/plot/plot-table'

/** From where to where a tenth goes, in hundredths: the last one has both its ends. */
const rangeOf = (tenth: number): string => `${tenth * 10}–${tenth === 9 ? 100 : tenth * 10 + 9}`

interface MarksPlotProps {
  readonly distribution: Distribution
  /** How many students of the course can have one: all but those who are excused. */
  readonly of: number
}

/** How the marks of an assignment lie: a bar for each tenth, and the same in figures. */
export function MarksPlot({ distribution: { people, median, tenths }, of }: MarksPlotProps) {
  const without = of - people
  return (
    <section aria-labelledby="voti">
      <h2 id="voti">I voti</h2>
      <p>
        Mediana {sayPoints(hundredths(median))}%, di {sayMarks(people)} su {of === 1 ? '1 studente' : `${of} studenti`}.
        {without > 0 && ` Senza voto: ${without}.`}
      </p>
      <BarPlot
        id="voti-grafico"
        title={`Quanti voti ci sono in ogni fascia di punteggio: ${people} in tutto`}
        bars={tenths.map((n, tenth) => ({ label: String(tenth * 10), value: n === 0 ? '' : String(n), parts: [n] }))}
        tones={['now']}
      />
      <p className="small quiet">
        Sopra ogni colonna, quante persone. Sotto, da che parte dei punti comincia, in centesimi: 70 arriva a 79, e 90 a
        100.
      </p>
      <PlotTable
        caption="Quante persone in ogni fascia di punteggio"
        columns={['Parte dei punti, in centesimi', 'Persone']}
        rows={tenths.map((n, tenth) => [rangeOf(tenth), String(n)])}
      />
    </section>
  )
}
