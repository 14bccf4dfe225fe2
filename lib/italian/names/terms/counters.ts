import { type Countable, count, type Noun } from '../../grammar/index'

/** What follows `segnalino`, by the English kind. */
export const counters = {
  '+1/+1': '+1/+1',
  '-1/-1': '−1/−1',
  poison: 'veleno',
  loyalty: 'fedeltà',
  defense: 'difesa',
  time: 'tempo',
  charge: 'carica',
  lore: 'sapere',
  age: 'età',
  level: 'livello',
  shield: 'scudo',
  stun: 'stordimento',
  finality: 'finalità',
  energy: 'energia',
  experience: 'esperienza',
} as const
export type CounterId = keyof typeof counters

/** The short name on a card: `+1/+1`, `tempo`. A kind that is not in the table stays as it is. */
export const counterName = (kind: string): string =>
  kind.replace('−', '-') in counters
    ? counters[kind.replaceAll('−', '-') as CounterId]
    : kind.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−')

/** A kind of counter as something to count. */
export const counter = (kind: string): Countable => ({
  one: `segnalino ${counterName(kind)}`,
  many: `segnalini ${counterName(kind)}`,
  gender: 'm',
})

/** `1 segnalino +1/+1`, `3 segnalini veleno`. */
export const segnalini = (n: number, kind: string): Noun => count(n, counter(kind))
