import type { Metadata } from 'next'
import { glossary, loadContent } from '#lib/content/index'
import { typeset } from '#lib/lessons/index'
import { Glossary } from '../../_ui/glossary'
import { Link } from '../../_ui/link'
import { RulesInPlace } from '../../_ui/rules-in-place'
import { ruleTextsHref } from '../rule-texts-file'

export const dynamic = 'force-static'
export const metadata: Metadata = { title: 'Glossario' }

export default function GlossaryPage() {
  const { rules, sections } = loadContent()
  const linked = (n: string) => rules.has(n) || sections.some(({ section }) => section === n)
  return (
    <div className="plain">
      <header>
        <h1>Glossario</h1>
        <p className="quiet">I termini delle regole, con il nome inglese che trovi nei documenti ufficiali.</p>
        <p>
          Ogni termine si impara nella sua lezione:{' '}
          <Link href="/lezioni" prefetch={false}>
            vai alle lezioni
          </Link>
          .
        </p>
      </header>
      <Glossary
        entries={glossary().map(({ id, it, en, alternatives, definition, rules: numbers }) => ({
          id,
          it,
          en,
          alternatives,
          definition: typeset(definition),
          rules: numbers.map((n) => ({ n, linked: linked(n) })),
        }))}
      />
      <RulesInPlace texts={ruleTextsHref()} />
    </div>
  )
}
