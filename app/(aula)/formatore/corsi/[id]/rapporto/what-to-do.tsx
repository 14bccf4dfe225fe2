import { sayWhoHolds, tally } from '#lib/italian/site'
import type { ReportDto } from '#lib/server/courses/report/report'
import { FoldedErrors, SharedErrorList } from '../errori/shared-errors'
import { WeakAreaList } from '../errori/weak-areas'

/** What a report begins with: what the class believes, by number of people, and what can be done about it. */
export function WhatToDo({ report: { course, errors, weak, alone, assignment } }: { readonly report: ReportDto }) {
  return (
    <section aria-labelledby="che-cosa-fare">
      <h2 id="che-cosa-fare">Che cosa fare</h2>
      {errors.length > 0 && (
        <>
          <p className="small quiet">
            Ciò che oggi credono più persone. {sayWhoHolds(assignment === null ? 'course' : 'assignment')}
          </p>
          <SharedErrorList courseId={course.id} errors={errors} />
        </>
      )}
      {weak.length > 0 && <WeakAreaList courseId={course.id} areas={weak} />}
      {alone.length > 0 && <Alone courseId={course.id} errors={alone} more={errors.length + weak.length > 0} />}
      {errors.length + weak.length + alone.length === 0 && <p>Nessun errore da correggere.</p>}
    </section>
  )
}

interface AloneProps {
  readonly courseId: string
  readonly errors: ReportDto['alone']
  /** Something was said before these. */
  readonly more: boolean
}

/** Errors by which nothing is said of the class: each with all that stands beside a shared one. */
const Alone = ({ courseId, errors, more }: AloneProps) => (
  <details className="files">
    <summary>
      {more ? 'In più: ' : ''}
      {tally(errors.length, 'errore')} che oggi fa una persona sola
    </summary>
    <FoldedErrors courseId={courseId} errors={errors} />
  </details>
)
