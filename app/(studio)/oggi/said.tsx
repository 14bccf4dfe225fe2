import type { ReactNode } from 'react'
import { theMoment } from '../../_ui/date'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { nameOf } from '../esame/names'
import { start } from '../quiz/actions'
import { Aside, sayOpen } from '../quiz/open-quiz'
import { waiting } from '../quiz/waiting'
import type { Task } from './tasks'

interface Said {
  /** As the title of the page, where it comes first. */
  readonly title: string
  /** In the list of what comes after. */
  readonly name: string
  readonly detail: string
  /** Goes on with it; `className` says whether it is the button of the page or a link of the list. */
  readonly go: (className: string) => ReactNode
}

/** A link that goes on with something. */
const link = (href: string, text: string) => (className: string) => (
  <Link className={className} href={href} prefetch={false}>
    {text}
  </Link>
)

/** Something to go on with, in words. */
export function sayTask(task: Task): Said {
  switch (task.kind) {
    case 'exam': {
      const name = nameOf(task.blueprint).title
      const until = task.deadlineAt === null ? '' : ` Si consegna entro ${theMoment(task.deadlineAt)}.`
      return {
        title: 'La tua prova è ancora aperta.',
        name,
        detail: `${name}. Le risposte date sono salvate.${until}`,
        go: link(`/esame/${task.id}`, 'Torna alla prova'),
      }
    }
    case 'quiz':
      return {
        title: 'Hai un quiz aperto.',
        name: 'Quiz aperto',
        detail: sayOpen(task),
        go: (className) => (
          <>
            {link(`/quiz/${task.id}`, 'Riprendi il quiz')(className)}
            {!task.assigned && <Aside id={task.id} className={className === 'linklike' ? className : 'btn text'} />}
          </>
        ),
      }
    case 'call':
      return {
        title: 'Ti aspettano a un tavolo.',
        name: 'Chiamata aperta',
        detail: 'Due giocatori hanno chiamato, e non hai ancora deciso.',
        go: link(`/chiamate/${task.id}`, 'Torna al tavolo'),
      }
    case 'session':
      return {
        title: 'La tua sessione dal vivo è in corso.',
        name: 'Sessione dal vivo in corso',
        detail: `${task.title} · ${task.course}`,
        go: link(`/sessione/${encodeURIComponent(task.code)}`, 'Entra nella sessione'),
      }
    case 'duty':
      return {
        title: task.title,
        name: task.title,
        detail: `${task.course}${task.dueAt === null ? '' : ` · entro ${theMoment(task.dueAt)}`}`,
        go: link(task.href, 'Continua'),
      }
    case 'review':
      return {
        title: 'Oggi c’è da ripassare.',
        name: 'Ripasso di oggi',
        detail: `${waiting({ ...task, fresh: 0 })}.`,
        go: (className) => (
          <StartForm asks action={start} fields={[['practice', 'next']]} className={className}>
            Ripassa
          </StartForm>
        ),
      }
    case 'lesson':
      return {
        title: `Eri alla lezione «${task.title}».`,
        name: `Lezione «${task.title}»`,
        detail: `Si riprende da «${task.part}».`,
        go: link(task.href, 'Riprendi a leggere'),
      }
  }
}
