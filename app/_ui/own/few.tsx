/** What may be changed where the known mistakes lead to one other answer at most. */
export function Few({ wrong }: { readonly wrong: number }) {
  if (wrong >= 2) return null
  return (
    <p className="notice">
      {wrong === 0
        ? 'Nessun errore conosciuto porta a un’altra risposta: '
        : 'Gli errori conosciuti portano a una sola altra risposta: '}
      chi sbaglia per altri motivi non riceve una spiegazione sua. Per averne di più, chiedi qualcos’altro (un totale,
      dove finisce una carta, quante volte si innesca un’abilità), oppure fai succedere qualcosa su cui ci si sbaglia
      spesso: un combattimento con parole chiave, una risposta in pila, un effetto che sostituisce.
    </p>
  )
}
