'use client'

import { useEffect, useState } from 'react'

/** Pages about one person, or that take an answer. */
const personal = /^\/(?:quiz|domande|progressi|account|accedi)(?:\/|$)/

/** Why the page that was asked for is not here. One page answers in place of all, so it looks at its address in the browser. */
export function Why() {
  const [mine, setMine] = useState(false)
  useEffect(() => setMine(personal.test(location.pathname)), [])
  return mine ? (
    <p>
      Questa pagina ha bisogno della rete: le domande, le risposte e i progressi stanno sul sito. Non hai perso nulla:
      le risposte salvate ci sono tutte, e ciò che hai scelto e non ancora confermato resta su questo dispositivo.
      Quando la rete torna, questa pagina si apre da sola.
    </p>
  ) : (
    <p>
      Non hai ancora aperto questa pagina su questo dispositivo, e adesso il sito non si raggiunge. Non hai perso nulla:
      quando la rete torna, questa pagina si apre da sola.
    </p>
  )
}
