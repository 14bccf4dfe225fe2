import { lessons } from '#lib/content/index'
import { Link } from '../../../../_ui/link'

interface WhereToBeginProps {
  readonly right: number
  readonly answered: number
}

/** After the first three questions one thing to do: who knows something finds out what, who knows little begins at the beginning. */
export function WhereToBegin({ right, answered }: WhereToBeginProps) {
  const [lesson] = lessons()
  if (2 * right > answered || lesson === undefined)
    return (
      <section className="first" aria-labelledby="prima">
        <h2 id="prima">Qualcosa sai già: scopri che cosa.</h2>
        <p>Quindici domande che si adattano a te: alla fine sai da quale lezione cominciare.</p>
        <div className="bar thumb">
          <Link className="btn main" href="/diagnosi">
            Vai alla diagnosi
          </Link>
        </div>
      </section>
    )
  return (
    <section className="first" aria-labelledby="prima">
      <h2 id="prima">Comincia dalla prima lezione.</h2>
      <p>Non serve sapere niente prima: ogni lezione usa solo ciò che hanno spiegato le altre.</p>
      <div className="bar thumb">
        <Link className="btn main" href={`/lezioni/${lesson.slug}`}>
          Apri la lezione «{lesson.title.it}»
        </Link>
      </div>
    </section>
  )
}
