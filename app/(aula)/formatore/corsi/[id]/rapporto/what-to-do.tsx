import { tally } from '#lib/italian/site'
import type { ReportDto } from '#lib/server/courses/report'
import { WithMana } from '../../../../../_ui/mana/mana'
import { RuleChip } from '../../../../../_ui/rule-chip'
import { HolderNames } from '../errori/holder-names'
import { SharedErrorList } from '../errori/shared-errors'
import { WeakAreaList } from '../errori/weak-areas'

/** What a report begins with: what the class believes, by number of people, and what can be done about it. */
export function WhatToDo({ report: { course, errors, weak, fewer, assignment } }: { readonly report: ReportDto }) {
  return (
    <section aria-labelledby="che-cosa-fare">
      <h2 id="che-cosa-fare">Che cosa fare</h2>
      {errors.length > 0 && (
        <>
          <p className="small quiet">
            Ciò che più persone credono, dalle ultime risposte di ciascuno
            {assignment === null ? ' nei compiti e nelle sessioni dal vivo' : ' a questo compito'}.
          </p>
          <SharedErrorList courseId={course.id} errors={errors} />
        </>
      )}
      {weak.length > 0 && <WeakAreaList courseId={course.id} areas={weak} />}
      {fewer.length > 0 && <Fewer courseId={course.id} errors={fewer} more={errors.length + weak.length > 0} />}
      {errors.length + weak.length + fewer.length === 0 && <p>Nessun errore da correggere.</p>}
    </section>
  )
}

interface FewerProps {
  readonly courseId: string
  readonly errors: ReportDto['fewer']
  /** Something was said before these. */
  readonly more: boolean
}

/** Errors by which nothing is said of the class: each with its rule and who makes it. */
const Fewer = ({ courseId, errors, more }: FewerProps) => (
  <details className="files">
    <summary>
      {more ? 'In più: ' : ''}
      {tally(errors.length, 'errore')} di una persona sola, o su cui hanno risposto meno di 5 persone
    </summary>
    <ul className="list rows">
      {errors.map((error) => (
        <li key={error.belief}>
          <p>
            <WithMana text={error.title} />
            <span className="small">
              <HolderNames courseId={courseId} error={error} />
            </span>
          </p>
          <p className="chips">
            {error.rules.slice(0, 1).map((rule) => (
              <RuleChip key={rule} rule={rule} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  </details>
)
