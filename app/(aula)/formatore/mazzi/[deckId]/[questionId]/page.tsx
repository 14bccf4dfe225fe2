import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getDeckQuestion } from '#lib/server/deck/get-deck-question'
import { Look } from '../../../../../_ui/deck/look'
import { Link } from '../../../../../_ui/link'
import { Down } from '../../../../../_ui/trouble/down'

export const metadata: Metadata = { title: 'Anteprima della domanda', robots: { index: false } }

interface PreviewParams {
  readonly params: Promise<{ readonly deckId: string; readonly questionId: string }>
}

export default async function DeckQuestionPage({ params }: PreviewParams) {
  const { deckId, questionId } = await params
  const found = await getDeckQuestion({ deckId, questionId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/formatore/mazzi/${deckId}`) : notFound()
  }
  const { deck, position, total, before, after, question, verdict } = found.value
  return (
    <div className="q" key={questionId}>
      <div className="qtop">
        <h1 className="small">
          Anteprima: domanda <span className="num">{position}</span> di <span className="num">{total}</span>
        </h1>
        <Link className="small" href={`/formatore/mazzi/${deckId}`}>
          {deck}
        </Link>
        {before !== null && (
          <Link className="small" href={`/formatore/mazzi/${deckId}/${before}`}>
            Precedente
          </Link>
        )}
        {after !== null && (
          <Link className="small" href={`/formatore/mazzi/${deckId}/${after}`}>
            Prossima
          </Link>
        )}
      </div>
      <Look question={question} verdict={verdict} />
    </div>
  )
}
