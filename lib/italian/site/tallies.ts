import { type Countable, count, verb } from '../grammar/index'

const f = (one: string, many: string): Countable => ({ one, many, gender: 'f' })
const m = (one: string, many: string): Countable => ({ one, many, gender: 'm' })

/** What pages count. */
const WORDS = {
  compito: m('compito', 'compiti'),
  domanda: f('domanda', 'domande'),
  errore: m('errore', 'errori'),
  giorno: m('giorno', 'giorni'),
  giusta: f('giusta', 'giuste'),
  lezione: f('lezione letta', 'lezioni lette'),
  minuto: m('minuto', 'minuti'),
  ora: f('ora', 'ore'),
  passo: m('passo', 'passi'),
  persona: f('persona', 'persone'),
  punto: m('punto', 'punti'),
  risposta: f('risposta', 'risposte'),
  regola: f('regola', 'regole'),
  segnalazione: f('segnalazione', 'segnalazioni'),
  studente: m('studente', 'studenti'),
  tentativo: m('tentativo', 'tentativi'),
  versione: f('versione', 'versioni'),
  voto: m('voto', 'voti'),
} as const satisfies Record<string, Countable>

/** A figure with its noun: «1 domanda», «3 giuste». */
export const tally = (n: number, word: keyof typeof WORDS): string => count(n, WORDS[word]).text

/** A verb in the present that agrees with a figure: «ha», «mancano». */
export const does = (singular: string, n: number): string => verb(singular, n)

/** What stands before a value: «Danno segnato:», and a question as it is. */
export const lead = (label: string): string => (label.endsWith('?') ? label : `${label.replace(/\.$/, '')}:`)
