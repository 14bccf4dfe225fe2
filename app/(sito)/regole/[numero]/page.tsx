import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Fragment } from 'react'
import { type RuleText, ruleText } from '#lib/content/index'
import { callsOn } from '#lib/server/calls/calls-on'
import { bank } from '#lib/server/ports'
import { rulesUnder } from '#lib/server/rules-under'
import { Link } from '../../../_ui/link'
import { WithMana } from '../../../_ui/mana/mana'
import { inWords } from '../../../_ui/mana/names'
import { ReportLink } from '../../../_ui/report/report-link'
import { StartForm } from '../../../_ui/start-form'
import { start } from '../../../(studio)/quiz/actions'
import { staticQuestion } from '../../static-question'
import { believedOf, changesOf, englishOf, shownFor, termsOf } from '../about'
import { lettersOf, neighboursOf, numbersWithPage, sectionOf, sectionsOn, siblingsOf } from '../around'
import { BelievedOf } from './believed'
import { Board } from './board'
import { Changed } from './changed'
import { Family } from './family'
import { SectionOfRules } from './section'

export const dynamic = 'force-static'
export const dynamicParams = false

interface RuleParams {
  readonly params: Promise<{ readonly numero: string }>
}

export const generateStaticParams = () => numbersWithPage().map((numero) => ({ numero }))

export async function generateMetadata({ params }: RuleParams): Promise<Metadata> {
  const { numero } = await params
  const rule = ruleText(numero)
  if (rule === undefined) return { title: `${numero} ${sectionOf(numero)?.title.it ?? lettersOf(numero)?.title ?? ''}` }
  return { title: `${rule.n} ${inWords(rule.title)}`, description: inWords(rule.text) }
}

const EXAMPLES = 3

/** A few questions about some rules, each of another template. */
function questionsOn(rules: readonly string[]) {
  const templates = new Map(bank.candidates('pagine', { rules }, 2 * EXAMPLES).map((item) => [item.template, item.id]))
  return [...templates.values()].slice(0, EXAMPLES).flatMap((id) => staticQuestion(id) ?? [])
}

/** What something is called: its number, its Italian and its English name; or the names of what it speaks of. */
function Title({ numero, title }: { readonly numero: string; readonly title: string }) {
  const english = englishOf(numero, title)
  const terms = english === undefined ? termsOf(numero) : []
  return (
    <>
      <h1>
        <span className="num">{numero}</span> <WithMana text={title} />{' '}
        {english !== undefined && english.toLowerCase() !== title.toLowerCase() && (
          <span className="en" lang="en">
            {english}
          </span>
        )}
      </h1>
      {terms.length > 0 && (
        <p className="small">
          Nel glossario:{' '}
          {terms.map(({ id, it, en }, n) => (
            <Fragment key={id}>
              {n > 0 && ', '}
              <Link href={`/glossario#${id}`} prefetch={false}>
                {it}
              </Link>
              {en.toLowerCase() !== it.toLowerCase() && (
                <>
                  {' '}
                  (<i lang="en">{en}</i>)
                </>
              )}
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

const Crumb = ({ section }: { readonly section: string }) => (
  <p className="crumb">
    <Link href="/regole" prefetch={false}>
      Regole
    </Link>
    <Link href={`/regole/${section}`} prefetch={false}>
      Sezione {section}
      {sectionOf(section) !== undefined && `, ${sectionOf(section)?.title.it}`}
    </Link>
  </p>
)

/** The sections of lessons that speak of some rules, each once, at its first passage; where none does, those on the rest of the number. */
function Taught({ rules }: { readonly rules: readonly string[] }) {
  const own = sectionsOn(rules)
  const taught = own.length > 0 ? own : sectionsOn(rules.flatMap(siblingsOf))
  return (
    <section>
      <h2>Dove si studia</h2>
      {own.length === 0 && (
        <p>
          {taught.length === 0
            ? 'Nessuna lezione ne parla ancora.'
            : 'Nessuna lezione ne parla; del resto della regola sì:'}
        </p>
      )}
      {taught.length > 0 && (
        <ul className="list">
          {taught.map(({ lesson, section, anchor }) => (
            <li key={`${lesson.slug} ${section}`}>
              <Link href={`/lezioni/${lesson.slug}#${anchor}`} prefetch={false}>
                <span className="ln num">{lesson.section}</span>
                <span>
                  {lesson.title.it}, <span className="quiet">{section}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Questions about a rule, a few of them and as a quiz. */
function Try({ numero, rules }: { readonly numero: string; readonly rules: readonly string[] }) {
  const questions = questionsOn(rules)
  return (
    <section>
      <h2>Mettiti alla prova</h2>
      {questions.length === 0 ? (
        <p>Nessuna domanda è costruita su questa regola.</p>
      ) : (
        <>
          <ul className="list">
            {questions.map((question) => (
              <li key={question.itemId}>
                <Link href={`/domande/${encodeURIComponent(question.itemId)}`} prefetch={false}>
                  {/* One piece of the line, or each symbol would be a column of its own. */}
                  <span>
                    <WithMana text={[...question.stem, question.ask].join(' ')} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <div className="go">
            <StartForm asks action={start} className="btn main" fields={[['rule', numero]]}>
              Un quiz su questa regola
            </StartForm>
            <Link className="btn text" href={`/quiz/esporta?regola=${numero}`} prefetch={false}>
              Esporta le domande
            </Link>
          </div>
        </>
      )}
    </section>
  )
}

/** The way to a call that some rules decide, where there is one. */
function AtTable({ rules }: { readonly rules: readonly string[] }) {
  const calls = callsOn(rules)
  if (calls === undefined) return null
  return (
    <section>
      <h2>Al tavolo</h2>
      <p>Due giocatori ti chiamano per un caso che questa regola decide, e non dicono tutto.</p>
      <div className="go">
        <Link className="btn" href={calls} prefetch={false}>
          Rispondi alla chiamata
        </Link>
      </div>
    </section>
  )
}

/** The numbers before and after. */
function Neighbours({
  previous,
  next,
}: {
  readonly previous: RuleText | undefined
  readonly next: RuleText | undefined
}) {
  const to = (rule: RuleText, rel: 'prev' | 'next', label: string) => (
    <Link href={`/regole/${rule.n}`} rel={rel} prefetch={false}>
      <span className="label">{label}</span>
      <span>
        <span className="num">{rule.n}</span> {rule.title}
      </span>
    </Link>
  )
  return (
    <nav className="pn" aria-label="Regole vicine">
      {previous !== undefined && to(previous, 'prev', 'Precedente')}
      {next !== undefined && to(next, 'next', 'Successiva')}
    </nav>
  )
}

/** What stands on the page of a rule after its words: of one letter, or of all letters of a number. */
function Rest({ numero, rules }: { readonly numero: string; readonly rules: readonly RuleText[] }) {
  const numbers = rules.map(({ n }) => n)
  const [shown] = numbers.flatMap((n) => shownFor(n) ?? [])
  const beliefs = believedOf(numbers)
  const changes = changesOf([...new Set([...numbers, numero])])
  return (
    <>
      {shown !== undefined && <Board numero={numero} shown={shown} />}
      <Taught rules={numbers} />
      {beliefs.length > 0 && <BelievedOf numero={numero} beliefs={beliefs} />}
      <Try numero={numero} rules={[...new Set(numbers.flatMap(rulesUnder))]} />
      <AtTable rules={numbers} />
      {changes.length > 0 && <Changed changes={changes} />}
    </>
  )
}

/** A number of which only the letters have a text: all of them. */
function Letters({ numero }: { readonly numero: string }) {
  const found = lettersOf(numero)
  const [first] = found?.family ?? []
  const last = found?.family.at(-1)
  if (found === undefined || first === undefined || last === undefined) notFound()
  return (
    <div className="plain narrow">
      <Crumb section={first.section} />
      <header>
        <Title numero={numero} title={found.title} />
      </header>
      <Family rules={found.family} heading="h2" />
      <Rest numero={numero} rules={found.family} />
      <Neighbours previous={neighboursOf(first.n).previous} next={neighboursOf(last.n).next} />
    </div>
  )
}

export default async function RulePage({ params }: RuleParams) {
  const { numero } = await params
  const rule = ruleText(numero)
  const section = sectionOf(numero)
  if (section !== undefined) return <SectionOfRules section={section} />
  if (rule === undefined) return <Letters numero={numero} />
  const { family, previous, next } = neighboursOf(numero)
  return (
    <div className="plain narrow">
      <Crumb section={rule.section} />
      <header>
        <Title numero={rule.n} title={rule.title} />
      </header>
      <p className="rule-text">
        <WithMana text={rule.text} />
      </p>
      <p className="report-of">
        <ReportLink of={{ regola: rule.n }} about={`un errore in ${rule.n}`} />
      </p>
      {rule.note !== undefined && (
        <aside className="note era">
          <p className="label">Fra un’edizione e l’altra</p>
          <p>
            <WithMana text={rule.note} />
          </p>
        </aside>
      )}
      <Rest numero={numero} rules={[rule]} />
      {family.length > 1 && (
        <section>
          <h2>La regola intera</h2>
          <Family rules={family} now={numero} heading="h3" />
        </section>
      )}
      <Neighbours previous={previous} next={next} />
    </div>
  )
}
