import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type RuleText, ruleText } from '#lib/content/index'
import { callsOn } from '#lib/server/calls/calls-on'
import { bank } from '#lib/server/ports'
import { Link } from '../../../_ui/link'
import { WithMana } from '../../../_ui/mana/mana'
import { inWords } from '../../../_ui/mana/names'
import { StartForm } from '../../../_ui/start-form'
import { start } from '../../../(studio)/quiz/actions'
import { staticQuestion } from '../../static-question'
import { lettersOf, neighboursOf, numbersWithPage, placesFor, sectionOf } from '../around'
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

/** A few questions about the rule, each of another template. */
function questionsOn(rule: string) {
  const templates = new Map(
    bank.candidates('pagine', { rules: [rule] }, 2 * EXAMPLES).map((item) => [item.template, item.id]),
  )
  return [...templates.values()].slice(0, EXAMPLES).flatMap((id) => staticQuestion(id) ?? [])
}

/** The other letters of the same number, and the numbers before and after. */
function Around({ numero }: { readonly numero: string }) {
  const { family, previous, next } = neighboursOf(numero)
  const to = (rule: RuleText, rel: 'prev' | 'next', label: string) => (
    <Link href={`/regole/${rule.n}`} rel={rel} prefetch={false}>
      <span className="label">{label}</span>
      <span>
        <span className="num">{rule.n}</span> {rule.title}
      </span>
    </Link>
  )
  return (
    <>
      {family.length > 1 && (
        <section>
          <h2>La regola intera</h2>
          <ul className="list">
            {family.map((rule) => (
              <li key={rule.n}>
                <Link href={`/regole/${rule.n}`} prefetch={false} aria-current={rule.n === numero ? 'page' : undefined}>
                  <span className="ln num">{rule.n}</span> {rule.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className="pn" aria-label="Regole vicine">
        {previous !== undefined && to(previous, 'prev', 'Precedente')}
        {next !== undefined && to(next, 'next', 'Successiva')}
      </nav>
    </>
  )
}

/** A number of which only the letters have a text: all of them. */
function Letters({ numero }: { readonly numero: string }) {
  const found = lettersOf(numero)
  if (found === undefined) notFound()
  const [first] = found.family
  return (
    <div className="plain narrow">
      <p className="crumb">
        <Link href={`/regole/${first?.section}`}>Sezione {first?.section}</Link>
      </p>
      <header>
        <h1>
          <span className="num">{numero}</span> {found.title}
        </h1>
      </header>
      {found.family.map((rule) => (
        <section key={rule.n} aria-labelledby={`r${rule.n}`}>
          <h2 id={`r${rule.n}`}>
            <Link href={`/regole/${rule.n}`} prefetch={false}>
              <span className="num">{rule.n}</span> {rule.title}
            </Link>
          </h2>
          <p className="rule-text">
            <WithMana text={rule.text} />
          </p>
        </section>
      ))}
    </div>
  )
}

export default async function RulePage({ params }: RuleParams) {
  const { numero } = await params
  const rule = ruleText(numero)
  const whole = sectionOf(numero)
  if (whole !== undefined) return <SectionOfRules section={whole} />
  if (rule === undefined) return <Letters numero={numero} />
  const section = sectionOf(rule.section)
  const taught = placesFor(numero)
  const questions = questionsOn(numero)
  const calls = callsOn([numero])
  return (
    <div className="plain narrow">
      <p className="crumb">
        <Link href={`/regole/${rule.section}`}>
          Sezione {rule.section}
          {section !== undefined && `, ${section.title.it}`}
        </Link>
      </p>
      <header>
        <h1>
          <span className="num">{rule.n}</span> {rule.title}
        </h1>
      </header>
      <p className="rule-text">
        <WithMana text={rule.text} />
      </p>
      {rule.note !== undefined && (
        <aside className="note era">
          <p className="label">Fra un’edizione e l’altra</p>
          <p>
            <WithMana text={rule.note} />
          </p>
        </aside>
      )}
      <section>
        <h2>Dove si studia</h2>
        {taught.length === 0 ? (
          <p>Nessuna lezione ne parla ancora.</p>
        ) : (
          <ul className="list">
            {taught.map(({ lesson, section, anchor }) => (
              <li key={`${lesson.slug}#${anchor}`}>
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
      <section>
        <h2>Domande</h2>
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
      {calls !== undefined && (
        <section>
          <h2>Al tavolo</h2>
          <p>Due giocatori ti chiamano per un caso che questa regola decide, e non dicono tutto.</p>
          <div className="go">
            <Link className="btn" href={calls} prefetch={false}>
              Rispondi alla chiamata
            </Link>
          </div>
        </section>
      )}
      <Around numero={numero} />
    </div>
  )
}
