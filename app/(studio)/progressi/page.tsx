import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { loadContent } from '#lib/content/index'
import { currentUser } from '#lib/server/account/current-user'
import type { ProgressDto } from '#lib/server/dto'
import { getProgress } from '#lib/server/progress/get-progress'
import { Day } from '../../_ui/date'
import { Heat } from '../../_ui/heat'
import { Icon } from '../../_ui/icon'
import { Link } from '../../_ui/link'
import { RuleChip } from '../../_ui/rule-chip'
import { StartForm } from '../../_ui/start-form'
import { Down } from '../../_ui/trouble/down'
import { start } from '../quiz/actions'

export const metadata: Metadata = { title: 'Progressi' }

/** What the page is about, in one line: what to review, or what was done, or how to begin. */
function headline({ answered, right, due }: ProgressDto): string {
  if (answered === 0) return 'Non hai ancora risposto a nessuna domanda.'
  if (due > 0) return due === 1 ? 'Oggi hai 1 regola da ripassare.' : `Oggi hai ${due} regole da ripassare.`
  return `${right} risposte giuste su ${answered}.`
}

function Head({ progress, children }: { readonly progress: ProgressDto; readonly children: ReactNode }) {
  const { answered, right, due, sections } = progress
  const toReview = sections.flatMap((s) => s.rules.filter((r) => r.due).map((r) => r.rule))
  return (
    <header className="ph">
      <div>
        <h1>{headline(progress)}</h1>
        {children}
        {answered > 0 && due > 0 && (
          <p className="quiet">
            Finora {right} risposte giuste su {answered}.
          </p>
        )}
      </div>
      <StartForm
        action={start}
        className="btn main"
        fields={toReview.slice(0, 40).map((rule) => ['rule', rule] as const)}
      >
        {due > 0 ? 'Comincia il ripasso' : answered === 0 ? 'Comincia con dieci domande' : 'Dieci domande nuove'}
      </StartForm>
    </header>
  )
}

function Key() {
  return (
    <p className="key small quiet">
      <span>
        <i className="cell" /> mai vista
      </span>
      <span>
        <i className="cell" data-v="5" /> in corso
      </span>
      <span>
        <i className="cell" data-v="10" /> acquisita
      </span>
      <span>
        <i className="cell due" data-v="5" /> da ripassare oggi
      </span>
    </p>
  )
}

function RuleMap({ sections }: Pick<ProgressDto, 'sections'>) {
  const titles = new Map(loadContent().sections.map((s) => [s.section, s.title.it]))
  return (
    <section aria-labelledby="mappa">
      <div className="sh">
        <h2 id="mappa">Le regole, una per una</h2>
        <Key />
      </div>
      <table className="map">
        <thead className="vh">
          <tr>
            <th scope="col">Sezione</th>
            <th scope="col">Acquisite</th>
            <th scope="col">Regole</th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ section, solid, rules }) => (
            <tr key={section}>
              <th scope="row">
                <Link href={`/regole#${section}`} prefetch={false}>
                  <span className="num">{section}</span> {titles.get(section)}
                </Link>
              </th>
              <td className="num small">
                {solid} di {rules.length}
              </td>
              <td>
                <Heat rules={rules} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Beliefs({ beliefs }: Pick<ProgressDto, 'beliefs'>) {
  if (beliefs.length === 0) return null
  return (
    <section aria-labelledby="err">
      <h2 id="err">Errori trovati e superati</h2>
      <p className="quiet small">
        Un errore è superato dopo tre risposte giuste di fila, in giorni diversi, su domande costruite su quel punto.
      </p>
      <ul className="lines">
        {beliefs.map((belief) => (
          <li key={belief.id} className="line">
            {belief.state === 'overcome' ? (
              <span className="ms ok">
                <Icon name="yes" /> Superato
              </span>
            ) : (
              <span className="ms ko">
                <Icon name="no" />
                <span>
                  Trovato il <Day at={belief.lastAt} />
                </span>
              </span>
            )}
            <span className="tt">
              {belief.lesson === undefined ? belief.title : <Link href={belief.lesson.href}>{belief.title}</Link>}
            </span>
            <span className="chips">
              {belief.reread.slice(0, 2).map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
              <span className="num small quiet">{belief.streak} su 3</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quizzes({ quizzes }: Pick<ProgressDto, 'quizzes'>) {
  if (quizzes.length === 0) return null
  return (
    <section aria-labelledby="ultimi">
      <h2 id="ultimi">Gli ultimi quiz</h2>
      <ul className="lines">
        {quizzes.map((quiz) => {
          const open = quiz.answered < quiz.total
          return (
            <li key={quiz.id}>
              <Link href={open ? `/quiz/${quiz.id}` : `/quiz/${quiz.id}/risultato`} prefetch={false}>
                <span className="small quiet">
                  <Day at={quiz.createdAt} />
                </span>
                <span className="tt num">
                  {quiz.right} giuste su {quiz.answered}
                  {open && `, ${quiz.total - quiz.answered} da rispondere`}
                </span>
                <span className="ms half">{open ? 'Riprendi' : 'Risultato'}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export default async function ProgressPage() {
  const [progress, me] = await Promise.all([getProgress(), currentUser()])
  if (!progress.ok || !me.ok) return <Down />
  const guest = me.value.kind !== 'account'
  return (
    <div className="prog">
      <Head progress={progress.value}>
        {progress.value.answered === 0 && (
          <p className="quiet">
            Qui trovi ogni regola che le domande toccano, quanto la conosci e gli errori che ritornano.
          </p>
        )}
        {guest && progress.value.answered > 0 && (
          <p className="quiet">
            Le risposte sono legate a questo dispositivo. <Link href="/accedi?da=/progressi">Crea un account</Link> per
            ritrovarle ovunque.
          </p>
        )}
      </Head>
      <Beliefs beliefs={progress.value.beliefs} />
      <RuleMap sections={progress.value.sections} />
      <Quizzes quizzes={progress.value.quizzes} />
    </div>
  )
}
