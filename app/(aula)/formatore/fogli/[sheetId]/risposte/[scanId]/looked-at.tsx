import { notFound, redirect } from 'next/navigation'
import { getOnePaper } from '#lib/server/sheet/one-paper'
import { ActionForm } from '../../../../../../_ui/action-form'
import { theMoment } from '../../../../../../_ui/date'
import { Link } from '../../../../../../_ui/link'
import { OnePaper } from '../../../../../../_ui/paper/one-paper'
import { Down } from '../../../../../../_ui/trouble/down'
import { savePapers } from '../../../actions'

interface LookedAtProps {
  readonly sheetId: string
  readonly scanId: string
  readonly line: number
  /** Whether something has just been put right. */
  readonly corrected: boolean
}

/** One paper of a file that was read: each question with what stands there and what is right, and a field for what was misread. */
export async function PaperLookedAt({ sheetId, scanId, line, corrected }: LookedAtProps) {
  const found = await getOnePaper({ sheetId, scanId, line })
  const here = `/formatore/fogli/${sheetId}/risposte/${scanId}`
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session'
      ? redirect(`/accedi?da=${encodeURIComponent(`${here}?foglio=${line}`)}`)
      : notFound()
  }
  const { title, readAt, name, variant, right, questions } = found.value
  return (
    <div className="plain narrow">
      <header>
        <nav className="crumb" aria-label="Percorso">
          <Link href={`/formatore/fogli/${sheetId}`}>{title}</Link>
          <Link href={here}>Voti su carta</Link>
        </nav>
        <h1>Il foglio di {name}</h1>
        <p className="quiet">
          Foglio {variant}, letto {theMoment(readAt)}: {right} {right === 1 ? 'giusta' : 'giuste'} su {questions.length}
          . Dove il file dice un’altra cosa dal foglio, scegli che cosa c’è sul foglio. Il voto nel registro cambia
          quando porti di nuovo i voti.
        </p>
      </header>
      {corrected && (
        <p className="notice" role="status">
          Ho salvato che cosa c’è sul foglio. Nel registro non è ancora cambiato nulla:{' '}
          <Link href={here}>porta i voti nel registro</Link>.
        </p>
      )}
      <ActionForm
        key={questions.map(({ said }) => said.given).join()}
        action={savePapers}
        hidden={[
          ['sheetId', sheetId],
          ['scanId', scanId],
          ['solo', '1'],
          ['foglio', String(line)],
        ]}
        submit="Salva le correzioni"
        main
      >
        <OnePaper line={line} questions={questions} />
      </ActionForm>
      <p className="more">
        <Link href={here}>Tutti i fogli di questa lettura</Link>
      </p>
    </div>
  )
}
