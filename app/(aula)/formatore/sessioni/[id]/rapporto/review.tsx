import { randomUUID } from 'node:crypto'
import { sayHeldOf, sayWhoHolds } from '#lib/italian/site'
import type { ReportDto } from '#lib/server/classroom/report'
import { ActionForm } from '../../../../../_ui/action-form'
import { WithMana } from '../../../../../_ui/mana/mana'
import { RuleChip } from '../../../../../_ui/rule-chip'
import { WaysForm } from '../../../corsi/[id]/errori/ways-form'
import { actOnHeld, assignReview } from '../../actions'

/** What is worth going over again: what people believe, each with what can be done about it, and the rules that were missed. */
export function Review({ report: { id, courseId, rules, errors } }: { readonly report: ReportDto }) {
  if (rules.length === 0) return <p>Nessuno ha sbagliato: non c’è niente da ripassare.</p>
  return (
    <section aria-labelledby="ripasso">
      <h2 id="ripasso">Da ripassare</h2>
      {errors.length > 0 && (
        <>
          <p className="small quiet">Ciò che alla fine qualcuno crede. {sayWhoHolds('session')}</p>
          <ol className="held-list">
            {errors.map(({ belief, title, rule, waiting, ...held }, n) => (
              <li key={belief}>
                <article className="held">
                  <p className="held-people">
                    <b>{held.people}</b> <span>{sayHeldOf(held)}</span>
                  </p>
                  <div>
                    <h3>
                      <WithMana text={title} />
                    </h3>
                    <p className="held-rules">
                      <RuleChip rule={rule} />
                    </p>
                  </div>
                  <WaysForm
                    action={actOnHeld}
                    sessionId={id}
                    about={['belief', belief]}
                    title={title}
                    pressKey={randomUUID()}
                    main={n === 0}
                    waiting={waiting}
                  />
                </article>
              </li>
            ))}
          </ol>
        </>
      )}
      <p>Le risposte sbagliate riguardano queste regole: dalla pagina di ognuna ci si allena.</p>
      <p className="chips">
        {rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
      </p>
      {courseId !== null && (
        <ActionForm action={assignReview} hidden={[['id', id]]} submit="Assegna il ripasso al corso" />
      )}
    </section>
  )
}
