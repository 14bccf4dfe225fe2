import type { Metadata } from 'next'
import { sayHandIn, sayPartly, tally } from '#lib/italian/site'
import { type ChosenRun, getChosenAttempts } from '#lib/server/courses/decided/chosen'
import { ActionForm } from '../../../../../../../../_ui/action-form'
import { theMoment } from '../../../../../../../../_ui/date'
import { Link } from '../../../../../../../../_ui/link'
import { Refused } from '../../../../../../refused'
import { CourseHead } from '../../../../head'
import { handIn } from '../actions'
import { type Asked, chosenIn, wishesIn, withWishes } from '../asked'
import { Reason } from '../reason'

export const metadata: Metadata = { title: 'Consegnare tentativi', robots: { index: false } }

interface HandInParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
  readonly searchParams: Promise<Asked>
}

/** How far it is, of what may be seen. */
const sayFar = ({ partly, at }: ChosenRun): string =>
  [partly && sayPartly(partly), `cominciato ${theMoment(at)}`].filter(Boolean).join(', ')

/** Whose attempts they are, with how far they are. */
function Chosen({ runs }: { readonly runs: readonly ChosenRun[] }) {
  return (
    <ul className="list rows">
      {runs.map((run) => (
        <li key={run.quizId}>
          <p>
            <b>{run.name}</b>
            <span className="quiet small">{sayFar(run)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What will happen when what is chosen is handed in, to whom, asked once more. */
export default async function HandInPage({ params, searchParams }: HandInParams) {
  const { id, compito } = await params
  const own = `/formatore/corsi/${id}/compiti/${compito}/tentativi`
  const asked = await searchParams
  const wishes = wishesIn((name) => asked[name])
  const found = await getChosenAttempts({
    ...{ courseId: id, assignmentId: compito },
    quizIds: chosenIn(asked),
  })
  if (!found.ok) return <Refused error={found.error} at={`${own}/consegna`} />
  const { course, column, runs } = found.value
  const open = runs.filter(({ finished, annulled }) => !finished && !annulled)
  const [first] = open
  const people = new Set(open.map(({ userId }) => userId)).size
  const hidden = [
    ['courseId', course.id],
    ['assignmentId', column.id],
    ...open.map(({ quizId }) => ['t', quizId] as const),
    ...wishes,
  ] as const
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={`Consegnare: ${column.title}`} />
      {open.length === 0 ? (
        <p>{runs.length === 0 ? 'Non hai scelto nessun tentativo.' : 'Non c’è più niente da consegnare.'}</p>
      ) : (
        <>
          <p>
            {first && open.length === 1
              ? `Consegni il tentativo di ${first.name}. `
              : `Consegni ${tally(open.length, 'tentativo')} di ${tally(people, 'persona')}. `}
            Contano le risposte date fin qui, e le altre domande restano senza risposta.
          </p>
          <p>
            Chi sta rispondendo adesso non perde ciò che ha risposto: non va più avanti, e legge che hai chiuso tu. Un
            tentativo consegnato non si riapre. Se ne serve un altro, togli questo dal conto.
          </p>
          <ActionForm action={handIn} hidden={hidden} submit={sayHandIn(open.length)} main>
            <Chosen runs={open} />
            <Reason required={false} />
          </ActionForm>
        </>
      )}
      <p className="more">
        <Link href={withWishes(own, wishes)}>{open.length === 0 ? 'Tutti i tentativi' : 'Lascia in corso'}</Link>
      </p>
    </div>
  )
}
