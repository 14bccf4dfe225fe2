import type { Metadata } from 'next'
import { type AttemptLine, getAttempt } from '#lib/server/courses/attempt'
import type { Pupil } from '#lib/server/courses/pupils'
import { theMoment } from '../../../../../../../../_ui/date'
import { Link } from '../../../../../../../../_ui/link'
import { WithMana } from '../../../../../../../../_ui/mana/mana'
import { MarkWord } from '../../../../../../../../_ui/mark-word'
import { Marks, type MarkView } from '../../../../../../../../_ui/marks'
import { Refused } from '../../../../../../refused'
import { wishesIn, withWishes } from '../../../../compiti/[compito]/tentativi/asked'
import { CourseHead } from '../../../../head'
import { Neighbours } from '../../../neighbours'
import { aboutIn, orderIn, orderQuery } from '../../../order'
import { sayOf } from '../../../say-cell'
import { Whole } from './whole'

export const metadata: Metadata = { title: 'Un tentativo', robots: { index: false } }

interface AttemptParams {
  readonly params: Promise<Readonly<Record<'id' | 'persona' | 'compito' | 'tentativo', string>>>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

const VIEWS = { open: null, hidden: null, right: 'ok', wrong: 'ko', wrongReason: 'ko', gaveUp: 'blank' } as const

const viewOf = ({ mark }: AttemptLine): MarkView => VIEWS[mark]

function Line({ line, at, query }: Readonly<Record<'at' | 'query', string>> & { readonly line: AttemptLine }) {
  return (
    <li>
      <Link href={`${at}/${line.position}${query}`} prefetch={false}>
        {line.mark === 'open' ? (
          <span className="ms">Senza risposta</span>
        ) : (
          <MarkWord mark={line.mark === 'wrongReason' ? 'reason' : viewOf(line)} />
        )}
        <span className="tt">
          <span className="num quiet">{line.position}. </span>
          {line.ask}
          {line.leftOut !== null && (
            <span className="quiet small">Non conta, per nessuno{line.leftOut !== '' && `: «${line.leftOut}»`}</span>
          )}
          {line.byHand !== null && (
            <span className="quiet small">
              Voto a mano: {sayOf({ points: line.byHand.points, outOf: 1 })}
              {line.byHand.reason !== '' && `. Motivo: «${line.byHand.reason}»`}
            </span>
          )}
          {line.mark === 'hidden' && <span className="quiet small">Questa domanda è in una tua prova aperta.</span>}
          {line.beliefs.map(({ id, title }) => (
            <span key={id} className="quiet small">
              Crede che: <WithMana text={title} />
            </span>
          ))}
        </span>
      </Link>
    </li>
  )
}

export default async function AttemptPage({ params, searchParams }: AttemptParams) {
  const { id, persona, compito, tentativo } = await params
  const task = `/formatore/corsi/${id}/registro/${persona}/${compito}`
  const at = `${task}/${tentativo}`
  const asked = await searchParams
  const found = await getAttempt({ courseId: id, userId: persona, quizId: tentativo, ...orderIn(asked) })
  if (!found.ok) return <Refused error={found.error} at={at} />
  const { course, pupil, column, lines, finished, right, total, counted, number, of, lastAt, at: begun } = found.value
  const { neighbours, annulled } = found.value
  const about = aboutIn(asked)
  const query = orderQuery(neighbours.order, about)
  const looked = new URLSearchParams(about.tentativi)
  const attempts = `/formatore/corsi/${course.id}/compiti/${column.id}/tentativi`
  /** The last attempt of somebody else, or what stands of theirs where there is none. */
  const beside = ({ userId }: Pupil): string => {
    const run = neighbours.runs.get(userId)
    return `/formatore/corsi/${course.id}/registro/${userId}/${column.id}${run ? `/${run}` : ''}${query}`
  }
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={`${pupil.name}: ${column.title}`} />
      <Neighbours place={neighbours} at={beside} />
      <p>
        <b>{finished ? `${right} su ${total}` : 'In corso'}</b>
        {finished &&
          counted &&
          counted.total > 0 &&
          `, che conta ${sayOf({ points: counted.right, outOf: counted.total })}`}
        {`, tentativo ${number} di ${of}. Cominciato ${theMoment(begun)}`}
        {lastAt !== null && `, ultima risposta ${theMoment(lastAt)}`}.{annulled && ' È fuori dal conto.'}
      </p>
      <Marks marks={lines.map(viewOf)} />
      <section aria-labelledby="domande">
        <h2 id="domande">Domanda per domanda</h2>
        <ol className="lines">
          {lines.map((line) => (
            <Line key={line.position} line={line} at={at} query={query} />
          ))}
        </ol>
      </section>
      <Whole attempt={found.value} />
      <p className="more">
        <Link
          href={withWishes(
            attempts,
            wishesIn((name) => looked.get(name)),
          )}
        >
          I tentativi di tutti
        </Link>
        <Link href={`${task}${query}`}>Voto di tutto il compito, esonero e altri tentativi</Link>
        <Link href={`/formatore/corsi/${course.id}/registro${orderQuery(neighbours.order)}`}>Tutto il registro</Link>
      </p>
    </div>
  )
}
