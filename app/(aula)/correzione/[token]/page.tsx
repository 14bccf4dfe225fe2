import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getCorrection } from '#lib/server/sheet/get-correction'
import { fromDate } from '../../../_ui/date'
import { sayFailure } from '../../../_ui/failures'
import { Link } from '../../../_ui/link'
import { PaperKey } from '../../../_ui/paper/paper-key'
import { Stem } from '../../../_ui/question/stem'
import { ReportLink } from '../../../_ui/report/report-link'
import { Down } from '../../../_ui/trouble/down'
import { ItemOpen } from '../../../_ui/trouble/item-open'
import { Stop } from '../../../_ui/trouble/stop'

interface CorrectionParams {
  readonly params: Promise<{ readonly token: string }>
  readonly searchParams: Promise<{ readonly foglio?: string | readonly string[] }>
}

export const metadata: Metadata = { title: 'Correzione', robots: { index: false } }

const VARIANTS = ['A', 'B', 'C'] as const

export default async function CorrectionPage({ params, searchParams }: CorrectionParams) {
  const { token } = await params
  const { foglio } = await searchParams
  const found = await getCorrection({ token, variant: VARIANTS.find((each) => each === foglio) ?? 'A' })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'not-found') notFound()
    if (found.error === 'item-open') return <ItemOpen of="several" />
    return (
      <Stop title="La correzione non c’è ancora.">
        <p>{sayFailure(found.error)}</p>
        <p>Tieni il foglio e torna qui con lo stesso codice.</p>
      </Stop>
    )
  }
  const { title, edition, open, variants, variant, questions } = found.value
  return (
    <div className="plain narrow">
      <header>
        <h1>Correzione: {title}</h1>
        <p className="quiet">
          Foglio {variant}. Regole in vigore {fromDate(Date.parse(edition))}.
        </p>
      </header>
      {!open && <p className="notice">La correzione è chiusa: per ora la leggi solo tu.</p>}
      {variants.length > 1 && (
        <nav className="sections" aria-label="Fogli">
          {variants.map((each) => (
            <Link
              key={each}
              href={`/correzione/${token}?foglio=${each}`}
              aria-current={each === variant ? 'page' : undefined}
            >
              Foglio {each}
            </Link>
          ))}
        </nav>
      )}
      <ol className="pkeys">
        {questions.map(({ position, question, key }) => (
          <PaperKey key={position} position={position} question={question} answer={key}>
            <details className="files">
              <summary>La situazione</summary>
              <Stem question={question} />
            </details>
            <p className="report-of">
              <ReportLink
                of={{ foglio: token, variante: variant, n: String(position) }}
                about={`un errore nella domanda ${position}`}
              />
            </p>
          </PaperKey>
        ))}
      </ol>
    </div>
  )
}
