import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getPaperMarks } from '#lib/server/sheet/paper-marks'
import { ActionForm } from '../../../../../../_ui/action-form'
import { theMoment } from '../../../../../../_ui/date'
import { Link } from '../../../../../../_ui/link'
import { Doubts } from '../../../../../../_ui/paper/doubts'
import { ScanResults } from '../../../../../../_ui/paper/scan-results'
import { WhosePapers } from '../../../../../../_ui/paper/whose-papers'
import { Down } from '../../../../../../_ui/trouble/down'
import { savePapers } from '../../../actions'
import { PaperLookedAt } from './looked-at'

export const metadata: Metadata = { title: 'Voti su carta', robots: { index: false } }

interface MarksParams {
  readonly params: Promise<{ readonly sheetId: string; readonly scanId: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

const number = (value: unknown): number | null =>
  typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : null

/** The button that keeps what stands in marks, and puts nothing into the gradebook. */
const SAVE_MARKS = 'Salva solo i segni'

/** What was saved, and what was not. */
function sayDone(saved: number, byHand: number, kept: number): string {
  const marks =
    saved === 1 ? 'Nel registro c’è 1 voto di questi fogli.' : `Nel registro ci sono ${saved} voti di questi fogli.`
  const hand = byHand === 1 ? 'Un voto dato a mano resta com’era.' : `${byHand} voti dati a mano restano com’erano.`
  const later =
    kept === 1
      ? 'Un voto di una lettura più recente resta com’era.'
      : `${kept} voti di letture più recenti restano com’erano.`
  return [marks, byHand > 0 && hand, kept > 0 && later].filter(Boolean).join(' ')
}

export default async function MarksPage({ params, searchParams }: MarksParams) {
  const { sheetId, scanId } = await params
  const asked = await searchParams
  const line = number(asked.foglio)
  if (line !== null)
    return <PaperLookedAt sheetId={sheetId} scanId={scanId} line={line} corrected={asked.chiariti === '1'} />
  const found = await getPaperMarks({ sheetId, scanId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    const here = `/formatore/fogli/${sheetId}/risposte/${scanId}`
    return found.error === 'expired-session' ? redirect(`/accedi?da=${here}`) : notFound()
  }
  const { title, course, readAt, assignmentId, pupils, papers, marks, answers, doubts } = found.value
  const saved = number(asked.salvati)
  return (
    <div className="plain">
      <header>
        <nav className="crumb" aria-label="Percorso">
          <Link href={`/formatore/fogli/${sheetId}`}>{title}</Link>
          <Link href={`/formatore/fogli/${sheetId}/risposte`}>Risposte dei fogli</Link>
        </nav>
        <h1>Voti su carta</h1>
        <p className="quiet">
          Letti {theMoment(readAt)}, per il corso «{course.title}». Guarda di chi è ogni foglio, correggi dove serve, e
          salva: ogni persona ha un solo voto, e salvare due volte non lo raddoppia. Con i voti le risposte entrano nel
          rapporto del corso.
        </p>
      </header>
      {asked.gia === '1' && (
        <p className="notice" role="status">
          Le stesse risposte le avevi già lette {theMoment(readAt)}: non le ho tenute due volte.
        </p>
      )}
      {saved !== null && (
        <p className="notice" role="status">
          {sayDone(saved, number(asked['a-mano']) ?? 0, number(asked.restano) ?? 0)}
        </p>
      )}
      {asked.chiariti === '1' && (
        <p className="notice" role="status">
          Ho salvato che cosa c’è nei segni da guardare. Nel registro non è cambiato nulla.
        </p>
      )}
      {papers.length === 0 && <p>In questo file non c’è nessun foglio leggibile.</p>}
      {papers.length > 0 && pupils.length === 0 && <p>Il corso non ha ancora studenti.</p>}
      {papers.length > 0 && (doubts.length > 0 || pupils.length > 0) && (
        <ActionForm
          key={[
            ...papers.map(({ line, userId }) => `${line}=${userId}`),
            ...marks.map(({ userId, points, outOf }) => `${userId}:${points}/${outOf}`),
            ...doubts.map(({ line, position, given }) => `${line}:${position}=${given}`),
          ].join()}
          action={savePapers}
          hidden={[['sheetId', sheetId], ['scanId', scanId], ...(pupils.length === 0 ? [['solo', '1'] as const] : [])]}
          submit={pupils.length === 0 ? SAVE_MARKS : 'Salva nel registro'}
          also={
            doubts.length > 0 &&
            pupils.length > 0 && (
              <button type="submit" className="btn" name="solo" value="1">
                {SAVE_MARKS}
              </button>
            )
          }
          main
        >
          {doubts.length > 0 && <Doubts doubts={doubts} />}
          {pupils.length > 0 && <WhosePapers papers={papers} pupils={pupils} marks={marks} />}
        </ActionForm>
      )}
      {papers.length > 0 && (
        <section aria-labelledby="ogni-risposta">
          <h2 id="ogni-risposta">Ogni risposta</h2>
          <p className="quiet">Dal nome vai al suo foglio, domanda per domanda: lì correggi quello che è letto male.</p>
          <ScanResults
            {...answers}
            label="Le risposte di ogni foglio"
            at={`/formatore/fogli/${sheetId}/risposte/${scanId}`}
          />
        </section>
      )}
      {assignmentId !== null && (
        <p className="more">
          <Link href={`/formatore/corsi/${course.id}/registro?ordina=${assignmentId}&verso=giu`}>Vai al registro</Link>
        </p>
      )}
    </div>
  )
}
