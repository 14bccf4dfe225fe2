import { tally } from '#lib/italian/site'
import type { RuleAnswers } from '#lib/server/courses/about-rule'
import { sayDay } from '../../../../../../_ui/date'
import { Link } from '../../../../../../_ui/link'
import { WithMana } from '../../../../../../_ui/mana/mana'
import { MarkWord } from '../../../../../../_ui/mark-word'
import { RuleChip } from '../../../../../../_ui/rule-chip'

interface AboutRuleProps {
  readonly about: RuleAnswers
  /** The address of the student in the gradebook. */
  readonly own: string
  /** What its own address says, kept. */
  readonly query: string
}

const VIEWS = { hidden: null, right: 'ok', wrong: 'ko', wrongReason: 'reason', gaveUp: 'blank' } as const

/** What a student answered about one rule, or one lesson, the last first, and in which live sessions and papers: the heat map of the report leads here. */
export function AboutRule({ about: { rule, title, answers, sessions, papers }, own, query }: AboutRuleProps) {
  return (
    <section aria-labelledby="risposte-su">
      <h2 id="risposte-su">
        {rule !== null && <RuleChip rule={rule} />} <WithMana text={title} />
      </h2>
      <p className="small quiet">Le ultime risposte nei compiti.</p>
      {answers.length === 0 && (
        <p>Nei compiti non c’è nessuna risposta su questa {rule === null ? 'lezione' : 'regola'}.</p>
      )}
      <ol className="lines">
        {answers.map(({ assignment, quizId, position, ask, mark, beliefs }) => (
          <li key={`${quizId} ${position}`}>
            <Link href={`${own}/${assignment.id}/${quizId}/${position}${query}`} prefetch={false}>
              {mark === 'hidden' ? <span className="ms">Nascosta</span> : <MarkWord mark={VIEWS[mark]} />}
              <span className="tt">
                {ask}
                <span className="quiet small">
                  {mark === 'hidden' ? 'Questa domanda è in una tua prova aperta.' : assignment.title}
                </span>
                {beliefs.map(({ id, title: believed }) => (
                  <span key={id} className="quiet small">
                    Crede che: <WithMana text={believed} />
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {sessions.length > 0 && (
        <Lines
          said="Dal vivo, nei rapporti delle sessioni."
          lines={sessions.map(({ id, ...line }) => ({ ...line, href: `/formatore/sessioni/${id}/rapporto` }))}
        />
      )}
      {papers.length > 0 && (
        <Lines
          said="Su carta, nelle risposte lette dai fogli."
          lines={papers.map(({ sheetId, ...line }) => ({ ...line, href: `/formatore/fogli/${sheetId}/risposte` }))}
        />
      )}
    </section>
  )
}

interface ElsewhereLine {
  readonly href: string
  readonly title: string
  readonly at: number
  readonly n: number
  readonly right: number
}

/** What asked about it too, with how many answers there were right: each leads to its own page. */
const Lines = ({ said, lines }: { readonly said: string; readonly lines: readonly ElsewhereLine[] }) => (
  <>
    <p className="small quiet">{said}</p>
    <ol className="lines">
      {lines.map(({ href, title, at, n, right }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            <span className="tt">
              {title}
              <span className="quiet small">{sayDay(at)}</span>
            </span>
            <span className="num small quiet">
              {tally(right, 'giusta')} su {n}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </>
)
