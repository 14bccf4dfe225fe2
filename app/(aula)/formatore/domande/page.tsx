import type { Metadata } from 'next'
import { listMyOwn } from '#lib/server/own/list-own'
import { Prepared } from '../prepared'
import { Refused } from '../refused'
import { make } from './actions'

export const metadata: Metadata = { title: 'Domande proprie', robots: { index: false } }

interface OwnParams {
  readonly searchParams: Promise<{ readonly corso?: string | readonly string[] }>
}

export default async function OwnQuestionsPage({ searchParams }: OwnParams) {
  const { corso } = await searchParams
  const found = await listMyOwn({ courseId: typeof corso === 'string' ? corso : undefined })
  if (!found.ok) return <Refused error={found.error} at="/formatore/domande" />
  const { questions, course, courses } = found.value
  return (
    <Prepared
      title="Domande proprie"
      intro={
        course === null
          ? 'Costruisci una situazione sul tavolo e scegli che cosa chiedere. La risposta la dà il sito, con le regole.'
          : `Le domande del corso «${course.title}».`
      }
      at="/formatore/domande"
      all={questions.map(({ version, ...own }) => ({ ...own, note: version === 0 ? 'bozza' : `versione ${version}` }))}
      away="Domande messe via"
      begin={{
        action: make,
        heading: ['Costruisci la prima domanda', 'Un’altra domanda'],
        label: 'Titolo, per ritrovarla',
        submit: 'Comincia',
        courseLabel: 'Corso (chi lo tiene vede la domanda)',
        none: 'Nessuno: solo mia',
      }}
      courses={courses}
      course={course}
    />
  )
}
