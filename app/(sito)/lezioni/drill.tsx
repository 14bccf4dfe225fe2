import { callsOn } from '#lib/server/calls/calls-on'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { start } from '../../(studio)/quiz/actions'

interface DrillProps {
  /** What it is about: «questa lezione». */
  readonly on: string
  readonly rules: readonly string[]
  /** The chapter whose questions can be exported. */
  readonly chapter: string
}

/** Questions on what was read; where an address «Prova tu» that a chapter had before leads to. */
export function Drill({ on, rules, chapter }: DrillProps) {
  const calls = callsOn(rules)
  return (
    <section className="drill" id="prova-tu">
      <h2>Allenati su {on}</h2>
      <StartForm asks action={start} className="btn main" fields={rules.map((rule) => ['rule', rule] as const)}>
        Dieci domande su queste regole
      </StartForm>
      {calls !== undefined && (
        <Link className="btn text" href={calls} prefetch={false}>
          Una chiamata al tavolo
        </Link>
      )}
      <Link className="btn text" href={`/quiz/esporta?lezione=${chapter}`} prefetch={false}>
        Esporta le domande
      </Link>
    </section>
  )
}
