import { tally } from '#lib/italian/site'
import type { ElsewhereDto } from '#lib/server/courses/elsewhere'
import { Link } from '../../../../../../_ui/link'

/** What a student did elsewhere who shows the course everything: nothing of it is in the figures above. */
export function Elsewhere({ elsewhere: { answers, right, areas } }: { readonly elsewhere: ElsewhereDto }) {
  return (
    <section aria-labelledby="altrove">
      <h2 id="altrove">Anche fuori dal corso</h2>
      <p>
        Condivide tutti i suoi progressi.{' '}
        {answers === 0
          ? 'Fuori dal corso non ha ancora risposto a nessuna domanda.'
          : `Fuori dal corso ha dato ${answers === 1 ? '1 risposta' : `${answers} risposte`}, ${tally(right, 'giusta')}: il rapporto ${answers === 1 ? 'la conta' : 'le conta'}, il registro no.`}
      </p>
      {areas.length > 0 && (
        <>
          <p className="small quiet">Per argomento, dalla prima risposta a ogni domanda.</p>
          <ul className="list rows">
            {areas.map(({ lesson, title, right: own, n }) => (
              <li key={lesson}>
                <p>
                  <Link href={`/lezioni/${lesson}`} prefetch={false}>
                    {title}
                  </Link>
                </p>
                <p className="num">
                  {tally(own, 'giusta')} su {n}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
