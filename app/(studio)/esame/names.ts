/** What the exams are called; one of one's own choice has the last name. */
const NAMES: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  l1: {
    title: 'Prova di livello 1',
    about: 'Le regole che servono in ogni torneo di negozio, nelle aree della guida per L1.',
  },
  l2: {
    title: 'Prova di livello 2',
    about: 'Interazioni più fitte: pila, costi, layer, carte speciali, nelle aree della guida per L2.',
  },
  aggiornamento: { title: 'Aggiornamento', about: 'Cinque domande da tutte le lezioni, per restare in esercizio.' },
}
const OWN = { title: 'Prova su misura', about: 'Le aree, la lunghezza e la soglia le scegli tu.' }

export const nameOf = (blueprint: string): { readonly title: string; readonly about: string } => NAMES[blueprint] ?? OWN
