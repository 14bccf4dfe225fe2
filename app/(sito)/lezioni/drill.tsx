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
export const Drill = ({ on, rules, chapter }: DrillProps) => (
  <section className="drill" id="prova-tu">
    <h2>Allenati su {on}</h2>
    <StartForm asks action={start} className="btn main" fields={rules.map((rule) => ['rule', rule] as const)}>
      Dieci domande su queste regole
    </StartForm>
    <Link className="btn text" href={`/quiz/esporta?lezione=${chapter}`} prefetch={false}>
      Esporta le domande
    </Link>
  </section>
)
