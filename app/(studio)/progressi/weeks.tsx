import { tally } from '#lib/italian/site'
import type { ProgressDto, WeekDto } from '#lib/server/progress/progress-dto'
import { sayDay, sayShortDay } from '../../_ui/date'
import { Link } from '../../_ui/link'
import { BarPlot } from '../../_ui/plot/bar-plot'
import { PlotTable } from '../../_ui/plot/plot-table'
import { sayClock, sayDuration, sayShare } from './say'

type Weeks = Pick<ProgressDto, 'weeks'>

/** The first and the last week that have something to say, in words; a week is named by its Monday. */
function fromTo(weeks: readonly WeekDto[], say: (week: WeekDto) => string): string {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return ''
  const one = `${say(first)} nella settimana di lunedì ${sayDay(first.start)}`
  return first === last ? `${one}.` : `${one}, ${say(last)} in quella di lunedì ${sayDay(last.start)}.`
}

/** Right and other answers, week by week. */
export function Accuracy({ weeks }: Weeks) {
  const some = weeks.filter(({ answered }) => answered > 0)
  const total = (of: 'answered' | 'right') => weeks.reduce((sum, week) => sum + week[of], 0)
  return (
    <section aria-labelledby="giuste">
      <h2 id="giuste">Risposte giuste</h2>
      {some.length === 0 ? (
        <p className="quiet">Nelle ultime 8 settimane non ci sono risposte.</p>
      ) : (
        <>
          <BarPlot
            id="giuste-grafico"
            title={`Risposte giuste: ${fromTo(some, ({ right, answered }) => sayShare(right, answered))}`}
            bars={weeks.map(({ start, answered, right }) => ({
              label: sayShortDay(start),
              value: sayShare(right, answered),
              parts: [right, answered - right],
            }))}
            tones={['ok', 'ko']}
          />
          <p className="small quiet plot-key">
            <span>
              <i className="ok" /> giuste
            </span>
            <span>
              <i className="ko" /> sbagliate o «non lo so»
            </span>
            <span>
              in 8 settimane: {tally(total('right'), 'giusta')} su {total('answered')}
            </span>
          </p>
          <PlotTable
            caption="Risposte giuste, settimana per settimana"
            columns={['Settimana da lunedì', 'Giuste', 'Altre', 'Quota']}
            rows={weeks.map(({ start, answered, right }) => [
              sayDay(start),
              String(right),
              String(answered - right),
              sayShare(right, answered) || '–',
            ])}
          />
        </>
      )}
      <p className="more">
        <Link href="/progressi/storia">Tutte le risposte, una per una</Link>
      </p>
    </section>
  )
}

/** How long an answer takes, week by week. Nothing where nobody knows. */
export function Times({ weeks }: Weeks) {
  const known = weeks.filter(({ median }) => median !== null)
  if (known.length === 0) return null
  return (
    <section aria-labelledby="tempo">
      <h2 id="tempo">Tempo per risposta</h2>
      <BarPlot
        id="tempo-grafico"
        title={`Tempo per risposta: ${fromTo(known, ({ median }) => sayDuration(median ?? 0))}`}
        bars={weeks.map(({ start, median }) => ({
          label: sayShortDay(start),
          value: median === null ? '' : sayClock(median),
          parts: [median ?? 0],
        }))}
        tones={['later']}
      />
      <p className="small quiet">
        In minuti e secondi: metà delle risposte arriva prima, metà dopo. Una risposta che arriva dopo più di 5 minuti
        conta come 5. Contano solo le domande dei quiz.
      </p>
      <PlotTable
        caption="Tempo per risposta, settimana per settimana"
        columns={['Settimana da lunedì', 'Tempo']}
        rows={weeks.map(({ start, median }) => [sayDay(start), median === null ? '–' : sayDuration(median)])}
      />
    </section>
  )
}
