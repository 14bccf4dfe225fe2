import { headers } from 'next/headers'
import { findInstead } from '#lib/server/item/find-instead'
import { Link } from '../../../_ui/link'
import { Stop } from '../../../_ui/trouble/stop'
import { decoded } from '../../decoded'

const WHY: Readonly<Record<string, string>> = {
  'malformed-id': 'L’indirizzo non ha la forma di quello di una domanda: forse è stato copiato a metà.',
  'unknown-template': 'Nessuna domanda si chiama così.',
  'old-version': 'La domanda è stata rifatta e la versione vecchia non c’è più.',
  'out-of-range': 'Il nome è giusto, ma i valori sono fuori da quelli che questa domanda prevede.',
  'not-sound': 'Con questi valori la domanda non ha una risposta sola, e perciò non si pone.',
}

/** An address of a question that leads nowhere: why, that nothing was lost, and the nearest question. */
export default async function NoSuchItem() {
  const path = (await headers()).get('x-path') ?? ''
  const found = await findInstead({ itemId: decoded(path.split('/')[2] ?? '') })
  const offer = found.ok ? found.value.offer : null
  return (
    <Stop
      title="Questa domanda non esiste."
      actions={
        <>
          {offer !== null && (
            <Link className="btn main" href={`/domande/${encodeURIComponent(offer.itemId)}`}>
              La domanda più vicina
            </Link>
          )}
          <Link className={offer === null ? 'btn main' : 'btn'} href="/quiz">
            Comincia un quiz
          </Link>
        </>
      }
    >
      <p>{found.ok ? WHY[found.value.why] : 'L’indirizzo non porta a una domanda.'} Non è andato perso nulla.</p>
      {offer !== null && <p>Vicino c’è questa: «{offer.ask}»</p>}
    </Stop>
  )
}
