export type Gender = 'm' | 'f'

/** A name or a noun phrase, with what the words around it must know. */
export interface Noun {
  /** As it stands in the sentence, without article: `Orso`, `creatura 3/3 di Anna`, `8 danni`. */
  readonly text: string
  readonly gender: Gender
  /** Singular when absent. */
  readonly number?: 's' | 'p'
  /** True for what never takes an article: names of players and cards, counted nouns (`a 8 giocatori`). */
  readonly proper?: boolean
  /** Of a name that bears its article, what stands after it: `Orso che attacca` of `l'Orso che attacca`. */
  readonly called?: string
}

declare const phrase: unique symbol

/** Italian text that the grammar made: nothing has to be added before it or glued to it. */
export type Phrase = string & { readonly [phrase]: true }

/** Whatever may stand in a sentence as it is. */
export type Words = Noun | Phrase | number

/** A noun that takes articles: `noun('creatura 3/3 di Anna', 'f')`. */
export const noun = (text: string, gender: Gender, number: 's' | 'p' = 's'): Noun => ({ text, gender, number })

/** The name of a player or of a card: no article, only its gender for agreement. */
export const name = (text: string, gender: Gender, number: 's' | 'p' = 's'): Noun => ({
  text,
  gender,
  number,
  proper: true,
})

/** Text taken over as it is: a cost in symbols, the text of a card between « ». */
export const verbatim = (text: string): Phrase => text as Phrase
