import type { ProgressDto } from '#lib/server/progress/progress-dto'
import { sayDay } from '../../_ui/date'
import { BarPlot } from '../../_ui/plot/bar-plot'
import { PlotTable } from '../../_ui/plot/plot-table'
import { sayShortWeekday, sayWeekday } from './say'

type Ahead = ProgressDto['ahead']

/** «Regole da ripassare: oggi 14, domenica 6, …». */
const sayAhead = (ahead: Ahead): string =>
  `Regole da ripassare: ${ahead.map(({ day, due }, n) => `${n === 0 ? 'oggi' : sayWeekday(day)} ${due}`).join(', ')}.`

/** What falls due today and in the six days after. */
export function WeekAhead({ ahead }: Pick<ProgressDto, 'ahead'>) {
  const some = ahead.some(({ due }) => due > 0)
  return (
    <section aria-labelledby="settimana">
      <h2 id="settimana">I prossimi 7 giorni</h2>
      {some ? (
        <>
          <BarPlot
            id="settimana-grafico"
            title={sayAhead(ahead)}
            bars={ahead.map(({ day, due }) => ({ label: sayShortWeekday(day), value: String(due), parts: [due] }))}
            tones={['later']}
            first="now"
          />
          <p className="small quiet">Regole da ripassare ogni giorno. Il primo è oggi.</p>
          <PlotTable
            caption="Regole da ripassare"
            columns={['Giorno', 'Regole']}
            rows={ahead.map(({ day, due }, n) => [
              n === 0 ? `Oggi, ${sayWeekday(day)}` : `${sayWeekday(day)} ${sayDay(day)}`,
              String(due),
            ])}
          />
        </>
      ) : (
        <p className="quiet">Nei prossimi 7 giorni non c’è niente da ripassare.</p>
      )}
    </section>
  )
}
