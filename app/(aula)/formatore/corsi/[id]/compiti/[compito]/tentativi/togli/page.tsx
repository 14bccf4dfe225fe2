import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { tally } from '#lib/italian/site'
import { type ChosenRun, getChosenAttempts } from '#lib/server/courses/decided/chosen'
import { ActionForm } from '../../../../../../../../_ui/action-form'
import { Link } from '../../../../../../../../_ui/link'
import { Refused } from '../../../../../../refused'
import { CourseHead } from '../../../../head'
import { sayOf } from '../../../../registro/say-cell'
import { takeOut } from '../actions'
import { type Asked, chosenIn, wishesIn, withWishes } from '../asked'
import { PutBack } from '../put-back'
import { Reason } from '../reason'

export const metadata: Metadata = { title: 'Togliere un tentativo dal conto', robots: { index: false } }

interface TakeOutParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
  readonly searchParams: Promise<Asked>
}

/** Which attempt it is and what it is worth. */
const sayWhich = ({ name, number, of, worth }: ChosenRun): string =>
  `${of > 1 ? `Il tentativo ${number} di ${of}` : 'Il tentativo'} di ${name}, ${
    worth === null ? 'ancora in corso' : `che vale ${sayOf(worth)}`
  },`

/** What stands of the student without it. */
function sayRest({ name, others, othersFinished }: ChosenRun): string {
  if (others === 0) return `Nel registro ${name} risulta senza tentativi, come se non avesse cominciato.`
  const rest =
    others === 1
      ? `resta l’altro suo tentativo${othersFinished ? '' : ', che è in corso'}`
      : `restano gli altri suoi ${tally(others, 'tentativo')}`
  return `Nel registro ${rest}.`
}

/** What will happen when an attempt is taken out, asked once more, with why. */
export default async function TakeOutPage({ params, searchParams }: TakeOutParams) {
  const { id, compito } = await params
  const own = `/formatore/corsi/${id}/compiti/${compito}/tentativi`
  const asked = await searchParams
  const chosen = chosenIn(asked)
  const wishes = wishesIn((name) => asked[name])
  const found = await getChosenAttempts({
    ...{ courseId: id, assignmentId: compito },
    quizIds: chosen === 'all' ? [] : chosen.slice(0, 1),
  })
  if (!found.ok) return <Refused error={found.error} at={`${own}/togli`} />
  const { course, column, runs } = found.value
  const [run] = runs
  if (!run) notFound()
  const hidden = [['courseId', course.id], ['assignmentId', column.id], ['t', run.quizId], ...wishes] as const
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={`Togliere dal conto: ${column.title}`} />
      {run.annulled ? (
        <>
          <p>Questo tentativo di {run.name} è già fuori dal conto.</p>
          <PutBack courseId={course.id} assignmentId={column.id} quizId={run.quizId} of={run.name} wishes={wishes} />
        </>
      ) : (
        <>
          <p>
            {sayWhich(run)} non conta più nel registro, nei totali, nel rapporto, nei file e negli errori della classe.{' '}
            {sayRest(run)} Il suo posto fra i tentativi è di nuovo libero.
          </p>
          <p>
            Non si perde niente: {run.name} rilegge ciò che ha risposto, legge che non conta e perché, e tu lo rimetti
            nel conto quando vuoi.
            {!run.finished &&
              (column.kind === 'esame'
                ? ' La prova è in corso e il suo tempo continua.'
                : ' È in corso: finché resta fuori dal conto non prende altre risposte.')}
          </p>
          <ActionForm action={takeOut} hidden={hidden} submit="Togli dal conto" main>
            <Reason required />
          </ActionForm>
        </>
      )}
      <p className="more">
        <Link href={withWishes(own, wishes)}>{run.annulled ? 'Tutti i tentativi' : 'Lascia nel conto'}</Link>
      </p>
    </div>
  )
}
