import type { Metadata } from 'next'
import { loadContent } from '#lib/content/index'
import { Link } from '../../_ui/link'

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
            <span className="num">{section}</span> {title.it}
          </h2>
          <ul className="list">
            {rules.map((rule) => (
              <li key={rule.n}>
                <Link href={`/regole/${rule.n}`} prefetch={false}>
                  <span className="ln num">{rule.n}</span> {rule.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
