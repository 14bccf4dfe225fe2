import { typeset } from '../grammar/typeset'

/** What may go wrong with decks of questions. */
export const decks = {
  'bad-title': 'Non ho salvato: scrivi un titolo, lungo al massimo 120 lettere.',
  'deck-full': 'Non ho aggiunto nulla: un mazzo tiene al massimo 60 domande. Togline qualcuna, o fai un altro mazzo.',
  'bad-place': 'Non ho spostato nulla: scrivi il numero della domanda dopo la quale va.',
  'correction-closed': 'La correzione di questo foglio non è ancora aperta: la apre chi ha dato la prova.',
  'scan-no-table': 'Questo file non è una tabella: serve un CSV, un file con una riga per foglio.',
  'scan-empty': 'Il file non ha righe con risposte: non ho letto nulla.',
  'scan-columns':
    'Non capisco le colonne: nella prima riga scrivi come si chiamano (nome, variante, poi 1, 2, 3…). Non ho letto nulla.',
  'scan-long': 'Il file è troppo lungo: al massimo mille righe, mezzo megabyte. Non ho letto nulla.',
  'paper-nobody': 'Nessun foglio ha una persona: scegli almeno di chi è un foglio, poi salva.',
  'scans-full': 'Di questo foglio tengo già venti file letti: eliminane uno, poi riprova. Non ho letto nulla.',
} as const satisfies Readonly<Record<string, string>>

/** Why what was said of papers was not kept: what is so of those that are named after it. */
const OBJECTIONS = {
  'typed-variant': 'Non ho letto nulla: a una riga con risposte manca la variante. Scegli quale foglio ha:',
  'mark-unclear': 'Non ho salvato nulla: dove si corregge va una risposta di quella domanda. Non lo è:',
  'paper-twice': "Non ho salvato nessun voto: c'è chi ha più di un foglio. Lasciane uno solo a:",
  'paper-stranger':
    "Non ho salvato nessun voto: c'è chi non è più nel corso. Ricarica la pagina e scegli di nuovo di chi è:",
} as const satisfies Readonly<Record<string, string>>

interface Objected {
  readonly objection: keyof typeof OBJECTIONS
  readonly of: readonly {
    readonly name: string
    readonly mark?: { readonly position: number; readonly given: string }
  }[]
}

/** As many as are named. */
const NAMED = 10

/** Whose papers were objected to, as the code of a failure that names them: `paper-twice Anna; Bruno`. */
export function paperObjection({ objection, of }: Objected): string {
  const named = of
    .slice(0, NAMED)
    .map(({ name, mark }) => (mark ? `«${mark.given}» di ${name}, domanda ${mark.position}` : name))
  return `${objection} ${named.join('; ')}${of.length > NAMED ? '; e altri' : ''}`
}

/** Of papers that were objected to: why, and whose they are; undefined for any other code. */
export function sayPaperObjection(code: string): string | undefined {
  const [name = '', ...of] = code.split(' ')
  if (!(name in OBJECTIONS) || of.length === 0) return undefined
  return typeset(`${OBJECTIONS[name as keyof typeof OBJECTIONS]} ${of.join(' ')}.`)
}
