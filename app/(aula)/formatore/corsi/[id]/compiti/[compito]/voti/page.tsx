import type { Metadata } from 'next'
import { sayPoints } from '#lib/italian/site'
import { getManyMarks } from '#lib/server/courses/decided/many-marks'
import { FindPeople, PeoplePager, sayFound } from '../../../../../../../_ui/course/find-people'
import { NamesChoice } from '../../../../../../../_ui/course/names-order'
import { Link } from '../../../../../../../_ui/link'
import { Refused } from '../../../../../refused'
import { CourseHead } from '../../../head'
import { orderIn, orderQuery } from '../../../registro/order'
import { sayCell } from '../../../registro/say-cell'
import { giveMarks } from './actions'
import { MarksForm } from './marks-form'
import { Saved, saySaved } from './said'

export const metadata: Metadata = { title: 'Voti di un compito', robots: { index: false } }

interface MarksParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

export default async function ManyMarksPage({ params, searchParams }: MarksParams) {
  const { id, compito } = await params
  const asked = await searchParams
  const own = `/formatore/corsi/${id}/compiti/${compito}`
  const found = await getManyMarks({
    courseId: id,
    assignmentId: compito,
    ...orderIn(asked),
    page: Number(asked.pagina) || 1,
  })
  if (!found.ok) return <Refused error={found.error} at={`${own}/voti`} />
  const { course, column, outOf, fixed, lines, all, found: shown, page, pages, ...order } = found.value
  const rows = lines.map(({ userId, name, cell }) => ({
    ...{ userId, name, has: sayCell(cell), excused: cell.state === 'excused' },
    mark: cell.mark ? sayPoints(cell.mark.points) : '',
  }))
  const at = (n: number, query = order) => `${own}/voti${orderQuery(query, n > 1 ? { pagina: String(n) } : {})}`
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={`Voti: ${column.title}`} />
      <Saved of={asked} />
      {all === 0 ? (
        <p>Il corso non ha ancora studenti a cui dare un voto.</p>
      ) : (
        <>
          <p>Scrivi i punti di chi vuoi: si salvano solo le righe che cambiano.</p>
          <details className="files">
            <summary>Togliere un voto, esonerare</summary>
            <ul className="small">
              <li>Un campo svuotato toglie il voto a mano.</li>
              <li>Chi è esonerato non ha il compito nel totale.</li>
              {!fixed && <li>Il voto a mano sta accanto al punteggio calcolato, e conta al suo posto.</li>}
              {!fixed && <li>Su altri punti, nella somma vale in proporzione: il compito pesa per tutti uguale.</li>}
              {fixed && (
                <li>
                  «Su quanti» si cambia <Link href={`${own}#quando`}>nel compito</Link>.
                </li>
              )}
            </ul>
          </details>
          <FindPeople at={`${own}/voti`} search={order.search} all={at(1, { ...order, search: '', missing: '' })}>
            {order.sort !== 'nome' && <input type="hidden" name="ordina" value={order.sort} />}
            {order.down && <input type="hidden" name="verso" value="giu" />}
            {order.names !== 'nome' && <input type="hidden" name="persone" value={order.names} />}
          </FindPeople>
          <p role="status" className="quiet small">
            {sayFound({ all, found: shown, search: order.search + order.missing })}
          </p>
          <NamesChoice names={order.names} at={(names) => at(1, { ...order, names })} />
          {rows.length > 0 && (
            <MarksForm
              // What was saved is another form: nothing of what was said before stands under it.
              key={[page, ...saySaved(asked), ...rows.map(({ userId, mark, excused }) => userId + mark + excused)].join(
                ' ',
              )}
              action={giveMarks}
              hidden={[
                ['courseId', course.id],
                ['assignmentId', column.id],
                ['order', orderQuery(order, page > 1 ? { pagina: String(page) } : {})],
              ]}
              {...{ rows, outOf, fixed }}
            />
          )}
          {pages > 1 && <p className="small quiet">Salva prima di cambiare pagina: ciò che non è salvato si perde.</p>}
          <PeoplePager label="Pagine di chi ha il compito" page={page} pages={pages} at={(n) => at(n)} />
        </>
      )}
      <p className="more">
        <Link href={own}>Il compito</Link>
        <Link href={`/formatore/corsi/${course.id}/registro${orderQuery(order)}`}>Tutto il registro</Link>
      </p>
    </div>
  )
}
