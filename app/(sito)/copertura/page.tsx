import type { Metadata } from 'next'
import { Fragment } from 'react'
import { ruleText } from '#lib/content/index'
import { compareRules, isRuleId } from '#lib/rules/index'
import coverage from '../../../content/copertura.json'
import { Ignored } from '../../_ui/ignored'
import { Link } from '../../_ui/link'
import { RuleChip } from '../../_ui/rule-chip'
import { RulesInPlace } from '../../_ui/rules-in-place'
import { ruleTextsHref } from '../rule-texts-file'

export const metadata: Metadata = { title: 'Copertura' }

const sectionOf = (rule: string): string => rule.slice(0, 3)
const sections = [...new Set(coverage.rules.map(({ rule }) => sectionOf(rule)))].sort()

/** The sections to choose from: links, so that the choice works without JavaScript and has an address. */
function Sections({ chosen }: { readonly chosen: string | undefined }) {
  return (
    <nav aria-label="Sezioni delle regole">
      <ul className="sections num">
        {[undefined, ...sections].map((section) => (
          <li key={section ?? 'tutte'}>
            <Link
              href={section === undefined ? '/copertura' : `/copertura?sezione=${section}`}
              prefetch={false}
              {...(section === chosen ? { 'aria-current': 'page' as const } : {})}
            >
              {section ?? 'Tutte'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Rules in their order; two that are asked together, as `119.4+107.4f`, stand by the first. */
const first = (rule: string): string => rule.split('+')[0] ?? rule
const inOrder = coverage.rules.toSorted((a, b) => {
  const [one, other] = [first(a.rule), first(b.rule)]
  return isRuleId(one) && isRuleId(other) ? compareRules(one, other) : 0
})

/** The number of a rule, which opens its text where there is one. */
function RuleNumber({ rule }: { readonly rule: string }) {
  return rule.split('+').map((n, at) => (
    <Fragment key={n}>
      {at > 0 && (
        <>
          +<wbr />
        </>
      )}
      {ruleText(n) ? <RuleChip rule={n} /> : n}
    </Fragment>
  ))
}

/** What the evaluator decides, rule by rule, as measured by its own scenarios. */
export default async function CoveragePage({
  searchParams,
}: {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}) {
  const { sezione } = await searchParams
  const chosen = sections.find((section) => section === sezione)
  const rules = inOrder.filter(({ rule }) => chosen === undefined || sectionOf(rule) === chosen)
  const decided = rules.filter(({ decisive, through }) => decisive || through.length > 0).length
  return (
    <div className="plain">
      <header>
        <h1>Copertura</h1>
        <p className="quiet">
          Le regole che il motore applica, una per una, e quanti scenari di prova riguardano ciascuna. Una regola è
          decisiva se senza di lei l’esito di uno dei suoi scenari sarebbe un altro; per quelle che ne riassumono altre
          sono indicate le regole che decidono.
        </p>
      </header>
      <Sections chosen={chosen} />
      <Ignored asked={sezione} done={chosen !== undefined} kind="una sezione che il motore applica" />
      <p className="quiet" id="decise">
        {chosen === undefined ? 'Tutte le sezioni' : `Sezione ${chosen}`}: {decided} regole su {rules.length} decise dal
        motore.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached with the keyboard */}
      <section className="wide" aria-label="Le regole, una per una" tabIndex={0}>
        <table className="coverage" aria-describedby="decise">
          <thead>
            <tr>
              <th scope="col">Regola</th>
              <th scope="col">Che cosa dice</th>
              <th scope="col">Scenari</th>
              <th scope="col">Decisiva</th>
              <th scope="col">Malintesi</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ rule, title, scenarios, decisive, misconceptions, through }) => (
              <tr key={rule}>
                <th scope="row" className="num">
                  <RuleNumber rule={rule} />
                </th>
                <td>
                  {title}
                  {decisive || through.length > 0 ? null : <span className="quiet"> (non ancora)</span>}
                </td>
                <td className="num">{scenarios}</td>
                <td>{decisive ? 'Sì' : through.length > 0 ? `Tramite ${through.join(', ')}` : 'No'}</td>
                <td className="num">{misconceptions.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <RulesInPlace texts={ruleTextsHref()} />
    </div>
  )
}
