import { tally } from '#lib/italian/site'
import type { ReportDto } from '#lib/server/courses/report'
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
      {fewer > 0 && (
        <p className="small">
          {errors.length + weak.length > 0 ? 'In più: ' : ''}
          {tally(fewer, 'errore')} di una persona sola, o su cui hanno risposto meno di 5 persone.
        </p>
      )}
      {errors.length + weak.length + fewer === 0 && <p>Nessun errore da correggere.</p>}
    </section>
  )
}
