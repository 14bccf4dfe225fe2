import { il } from './article'
import { type Gender, type Noun, noun, type Phrase, verbatim } from './noun'
import { figure } from './number'
import { del } from './preposition'

/** A noun that can be counted, in both numbers. */
export interface Countable {
  readonly one: string
  readonly many: string
  readonly gender: Gender
}

/** The nouns that the rules count; any other `Countable` can be passed in its place. */
export const countables = {
  danno: { one: 'danno', many: 'danni', gender: 'm' },
  'punto vita': { one: 'punto vita', many: 'punti vita', gender: 'm' },
  segnalino: { one: 'segnalino', many: 'segnalini', gender: 'm' },
  carta: { one: 'carta', many: 'carte', gender: 'f' },
  creatura: { one: 'creatura', many: 'creature', gender: 'f' },
  'pedina creatura': { one: 'pedina creatura', many: 'pedine creatura', gender: 'f' },
  pedina: { one: 'pedina', many: 'pedine', gender: 'f' },
  permanente: { one: 'permanente', many: 'permanenti', gender: 'm' },
  terra: { one: 'terra', many: 'terre', gender: 'f' },
  magia: { one: 'magia', many: 'magie', gender: 'f' },
  abilità: { one: 'abilità', many: 'abilità', gender: 'f' },
  oggetto: { one: 'oggetto', many: 'oggetti', gender: 'm' },
  attaccante: { one: 'attaccante', many: 'attaccanti', gender: 'm' },
  bloccante: { one: 'bloccante', many: 'bloccanti', gender: 'm' },
  bersaglio: { one: 'bersaglio', many: 'bersagli', gender: 'm' },
  giocatore: { one: 'giocatore', many: 'giocatori', gender: 'm' },
  copia: { one: 'copia', many: 'copie', gender: 'f' },
  turno: { one: 'turno', many: 'turni', gender: 'm' },
  giro: { one: 'giro', many: 'giri', gender: 'm' },
  volta: { one: 'volta', many: 'volte', gender: 'f' },
} as const satisfies Record<string, Countable>

export type CountableWord = keyof typeof countables

const entry = (word: CountableWord | Countable): Countable => (typeof word === 'string' ? countables[word] : word)

/** Figure and noun without article: `1 danno`, `0 danni`, `2 pedine creatura`; `al(…)` gives `a 2 creature`. */
export const count = (n: number, word: CountableWord | Countable): Noun => {
  const { one, many, gender } = entry(word)
  return { text: `${figure(n)} ${n === 1 ? one : many}`, gender, number: n === 1 ? 's' : 'p', proper: true }
}

/** The same with an article to come: `il(…)` gives `gli 8 danni`, `i 3 danni` and, for one, `il danno`. */
export const counted = (n: number, word: CountableWord | Countable): Noun => {
  const { text, gender, number } = count(n, word)
  return n === 1 ? { text: entry(word).one, gender, number: 's' } : { text, gender, number: number ?? 'p' }
}

/** A number with what it counts, as the unit of a question says it in the plural: `1 danno`, `3 danni`, `1 segnalino veleno`, `2 di forza`. */
export function sayNumber(n: number, unit: string | undefined): string {
  if (unit === undefined) return figure(n)
  const [noun] = Object.values(countables).filter(
    ({ many }) => n === 1 && (unit === many || unit.startsWith(`${many} `)),
  )
  return `${figure(n)} ${noun ? noun.one + unit.slice(noun.many.length) : unit}`
}

export const danni = (n: number): Noun => count(n, 'danno')
/** The same as what has been told of: `il danno`, `i 3 danni`. */
export const ilDanno = (n: number): Phrase => il(n === 1 ? noun('danno', 'm') : noun(danni(n).text, 'm', 'p'))
export const puntiVita = (n: number): Noun => count(n, 'punto vita')
export const carte = (n: number): Noun => count(n, 'carta')
export const creature = (n: number): Noun => count(n, 'creatura')
export const volte = (n: number): Noun => count(n, 'volta')

/** What a life total is, as a clause: `Nora ha 3 punti vita`; below zero there is nothing to count, `il totale di Nora è −1`. */
export const hasLife = (player: Noun, life: number): Phrase =>
  verbatim(life < 0 ? `il totale ${del(player)} è ${figure(life)}` : `${player.text} ha ${puntiVita(life).text}`)
