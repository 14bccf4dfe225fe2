import type { Metadata } from 'next'
import { loadContent } from '#lib/content/index'
import type { RulesFile } from '#lib/lessons/index'
import { Link } from '../../_ui/link'
import { RuleList } from './rule-list'

export const dynamic = 'force-static'
export const metadata: Metadata = { title: 'Regole' }

/** The parts of the rules, by the first figure of their numbers. */
const PARTS: Readonly<Record<string, string>> = {
  '1': 'Concetti del gioco',
  '2': 'Parti di una carta',
  '3': 'Tipi di carte',
  '4': 'Zone',
  '5': 'Struttura del turno',
  '6': 'Magie, abilità ed effetti',
  '7': 'Regole aggiuntive',
  '8': 'Partite multigiocatore',
  '9': 'Varianti libere',
}

/** Sections under the part that their first figure names, in order. */
const parts = (sections: readonly RulesFile[]) =>
  Object.entries(PARTS).flatMap(([part, name]) => {
    const own = sections.filter(({ section }) => section.startsWith(part))
    return own.length > 0 ? [{ part, name, sections: own }] : []
  })

export default function RulesPage() {
  const { sections } = loadContent()
  return (
    <div className="plain narrow">
      <header>
        <h1>Regole</h1>
        <p className="quiet">
          Le regole che le lezioni spiegano e i verdetti citano, dette in breve con parole nostre.{' '}
          <Link href="/copertura" prefetch={false}>
            Quali regole applica il motore
          </Link>
        </p>
      </header>
      <nav aria-label="Sezioni delle regole" className="contents">
        {parts(sections).map(({ part, name, sections }) => (
          <div key={part}>
            <h2 id={`parte-${part}`}>
              <span className="num">{part}</span> {name}
            </h2>
            <ul aria-labelledby={`parte-${part}`}>
              {sections.map(({ section, title }) => (
                <li key={section}>
                  <a href={`#${section}`}>
                    <span className="num">{section}</span> <span className="name">{title.it}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {sections.map(({ section, title, rules }) => (
        <section key={section} id={section}>
          <h2>
            <Link href={`/regole/${section}`} prefetch={false}>
              <span className="num">{section}</span> {title.it}
            </Link>
          </h2>
          <RuleList rules={rules} />
        </section>
      ))}
    </div>
  )
}
