import type { Metadata } from 'next'
import { loadContent } from '#lib/content/index'
import { Link } from '../../_ui/link'
import { RuleList } from './rule-list'

export const dynamic = 'force-static'
export const metadata: Metadata = { title: 'Regole' }

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
      <nav aria-label="Sezioni delle regole">
        <ul className="sections num">
          {sections.map(({ section, title }) => (
            <li key={section}>
              <a href={`#${section}`} title={title.it}>
                {section}
              </a>
            </li>
          ))}
        </ul>
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
