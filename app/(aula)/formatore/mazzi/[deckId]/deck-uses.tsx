import { ActionForm } from '../../../../_ui/action-form'
import { Link } from '../../../../_ui/link'
import { LiveNow } from '../../sessioni/subito/live-now'
import { tryOut } from '../actions'
import { DuplicateDeck } from '../duplicate-deck'

const FILES = [
  ['moodle', 'Moodle XML'],
  ['gift', 'GIFT'],
  ['anki', 'Anki'],
] as const

/** What can be done with a deck that has questions: to be tried, led live, given as an assignment, printed, copied, taken elsewhere. */
export function DeckUses({ deckId, title }: { readonly deckId: string; readonly title: string }) {
  const here = `/formatore/mazzi/${deckId}`
  return (
    <>
      <div className="acts">
        <LiveNow what="deckId" id={deckId} />
        <Link className="btn" href={`${here}/compito`}>
          Come compito
        </Link>
        <Link className="btn" href={`${here}/stampa`}>
          Stampa
        </Link>
        <ActionForm action={tryOut} hidden={[['deckId', deckId]]} submit="Provalo da solo" className="start" />
        <DuplicateDeck deckId={deckId} title={title} />
      </div>
      <details className="files">
        <summary>Portalo in un altro programma</summary>
        <p className="small quiet">Il file contiene le risposte e il perché, come sono nel mazzo.</p>
        <ul className="acts plain-list">
          {FILES.map(([format, name]) => (
            <li key={format}>
              <a className="btn" href={`${here}/file?formato=${format}`} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
