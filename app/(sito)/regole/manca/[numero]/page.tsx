import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loadContent } from '#lib/content/index'
import { Link } from '../../../../_ui/link'
import { nearestNumbers } from '../../../../_ui/search/nearest-numbers'
import { Stop } from '../../../../_ui/trouble/stop'
import { decoded } from '../../../decoded'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Regola non trovata', robots: { index: false } }

/** A number without a page (next.config.js leads here): that it may not exist, and those next to it. */
export default async function NoSuchRule({ params }: { readonly params: Promise<{ readonly numero: string }> }) {
  const asked = decoded((await params).numero)
  const { rules, sections } = loadContent()
  if (rules.has(asked)) redirect(`/regole/${asked}`)
  const isNumber = /^\d{3}/.test(asked)
  const near = isNumber ? nearestNumbers(asked, [...rules.keys()]) : []
  const section = sections.find((s) => s.section === asked.slice(0, 3))
  return (
    <Stop
      title={`Qui non c’è la regola ${asked}.`}
      actions={
        <>
          <Link className="btn main" href={section === undefined ? '/regole' : `/regole/${section.section}`}>
            {section === undefined ? 'Tutte le regole' : `Le regole della sezione ${section.section}`}
          </Link>
          <Link className="btn" href="/cerca">
            Cerca
          </Link>
        </>
      }
    >
      <p>Il numero non esiste nelle regole in vigore dal 25 settembre 2026, oppure Verdetto non ne parla ancora.</p>
      {near.length > 0 && (
        <>
          <p>I numeri più vicini:</p>
          <ul className="list">
            {near.map((n) => (
              <li key={n}>
                <Link href={`/regole/${n}`} prefetch={false}>
                  <span className="ln num">{n}</span> {rules.get(n)?.title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stop>
  )
}
