import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { previewTemplate } from '#lib/server/deck/preview-template'
import { ActionForm } from '../../../../../../_ui/action-form'
import { Look } from '../../../../../../_ui/deck/look'
import { Link } from '../../../../../../_ui/link'
import { Down } from '../../../../../../_ui/trouble/down'
import { addChosen } from '../../../actions'

export const metadata: Metadata = { title: 'Una domanda del modello', robots: { index: false } }

interface TemplateParams {
  readonly params: Promise<{ readonly deckId: string; readonly template: string }>
  readonly searchParams: Promise<{ readonly n?: string | readonly string[] }>
}

export default async function TemplatePage({ params, searchParams }: TemplateParams) {
  const { deckId, template } = await params
  const { n } = await searchParams
  const here = `/formatore/mazzi/${deckId}/modelli`
  const found = await previewTemplate({
    deckId,
    template: decodeURIComponent(template),
    n: typeof n === 'string' ? n : 1,
  })
  if (!found.ok && found.error === 'none-left') return <NoneLeft at={here} />
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=${here}`) : notFound()
  }
  const { deck, name, itemId, at, next, question, verdict } = found.value
  return (
    <div className="q" key={itemId}>
      <div className="qtop">
        <h1 className="small">{name}</h1>
        <Link className="small" href={here}>
          Modelli
        </Link>
        <Link className="small" href={`/formatore/mazzi/${deckId}`}>
          {deck}
        </Link>
      </div>
      <Look question={question} verdict={verdict} />
      <div className="acts look-foot">
        <ActionForm
          action={addChosen}
          hidden={[
            ['deckId', deckId],
            ['itemId', itemId],
          ]}
          submit="Aggiungi questa"
          className="start"
          main
        />
        {at > 1 && (
          <Link className="btn" href={`${here}/${template}?n=${at - 1}`} prefetch={false}>
            Quella di prima
          </Link>
        )}
        {next !== null && (
          <Link className="btn" href={`${here}/${template}?n=${next}`} prefetch={false}>
            Un’altra dello stesso modello
          </Link>
        )}
      </div>
    </div>
  )
}

function NoneLeft({ at }: { readonly at: string }) {
  return (
    <div className="plain narrow">
      <h1>Nessun’altra domanda</h1>
      <p>Il mazzo ha già tutte le domande di questo modello che si possono guardare ora.</p>
      <p className="more">
        <Link href={at}>Torna ai modelli</Link>
      </p>
    </div>
  )
}
