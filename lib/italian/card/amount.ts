import type { Amount, Watched } from '#lib/rules/index'
import {
  al,
  and,
  type Countable,
  type CountableWord,
  count,
  countables,
  del,
  figure,
  il,
  type Noun,
  name,
  noun,
  type Phrase,
  phrase,
  sul,
  verbatim,
} from '../grammar/index'
import { colors, counter } from '../names/terms'
import { filterNoun } from './filter'
import { holderNoun, objectNoun, thisWay, who } from './refs'
import { belonging, type Voice } from './voice'

const words =
  'zero un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti'.split(
    ' ',
  )

/** A number as a card prints it, in words up to twenty; at the table in figures. */
export const spelled = (v: Voice, n: number): Phrase =>
  v.speaks === 'table' ? figure(n) : verbatim(words[n] ?? figure(n))

/** How many, as a card prints it: in words up to twenty, «una carta», «due segnalini»; at the table in figures. */
export function printed(v: Voice, n: number, word: CountableWord | Countable): Noun {
  const counted = count(n, word)
  const spelled = words[n]
  if (v.speaks === 'table' || spelled === undefined) return counted
  const { one, many, gender } = typeof word === 'string' ? countables[word] : word
  if (n !== 1) return name(phrase`${verbatim(spelled)} ${verbatim(many)}`, gender, 'p')
  const article =
    gender === 'f' ? (/^[aeiou]/.test(one) ? "un'" : 'una ') : /^(?:s[^aeiou]|z)/.test(one) ? 'uno ' : 'un '
  return name(article + one, gender)
}

/** Life and damage of earlier instructions of the same effect, which are counted as such. */
const AMOUNTS: Readonly<Partial<Record<Watched, string>>> = {
  loseLife: 'punti vita persi in questo modo',
  gainLife: 'punti vita guadagnati in questo modo',
  damage: 'danno inflitto in questo modo',
}

/** A quantity that an effect finds out: «la tua forza», «il numero di creature che controlli». */
export function quantity(v: Voice, a: Amount): Noun {
  if (a === 'event-amount') return name("quell'ammontare", 'm')
  if (a === 'x') return name('X', 'm')
  if (typeof a === 'number') return name(figure(a), 'm')
  if ('count' in a) return noun(phrase`numero ${del(name(filterNoun(v, a.count, 'many').text, 'f', 'p'))}`, 'm')
  if ('powerOf' in a)
    return a.powerOf === 'self' ? noun('sua forza', 'f') : noun(phrase`forza ${del(objectNoun(v, a.powerOf))}`, 'f')
  if ('toughnessOf' in a)
    return a.toughnessOf === 'self'
      ? noun('sua costituzione', 'f')
      : noun(phrase`costituzione ${del(objectNoun(v, a.toughnessOf))}`, 'f')
  if ('countersOn' in a) {
    const many = name(counter(a.counter).many, 'm', 'p')
    return noun(phrase`numero ${del(many)} ${sul(holderNoun(v, a.countersOn))}`, 'm')
  }
  if ('manaValueOf' in a) return noun(phrase`valore di mana ${del(objectNoun(v, a.manaValueOf, 'anything'))}`, 'm')
  if ('lifeOf' in a) return belonging(who(v, a.lifeOf), noun('punti vita', 'm', 'p'))
  if ('devotion' in a) {
    const to =
      a.devotion === 'chosen'
        ? verbatim('a quel colore')
        : al(name(and(a.devotion.map((c) => verbatim(colors[c].it))), 'm'))
    return belonging(who(v, 'you'), noun(phrase`devozione ${to}`, 'f'))
  }
  if ('share' in a) return noun('parte che gli è assegnata', 'f')
  if ('paid' in a) return noun('numero di volte che il costo facoltativo è stato pagato', 'm')
  if ('half' in a)
    return noun(
      phrase`metà ${del(numberOf(v, a.half))}, arrotondata per ${verbatim(a.round === 'up' ? 'eccesso' : 'difetto')}`,
      'f',
    )
  if ('plus' in a) return name(a.plus.map((x) => il(numberOf(v, x))).join(' più '), 'm')
  if ('thisWay' in a) {
    const life = AMOUNTS[a.thisWay]
    return life === undefined
      ? noun(phrase`numero ${del(bareOf(thisWay(a.thisWay)))}`, 'm')
      : noun(life, 'm', life.startsWith('punti') ? 'p' : 's')
  }
  const [first, second] = a.times
  if (a.times.length === 2 && second !== undefined && (first === 2 || first === 3)) {
    return noun(phrase`${verbatim(first === 2 ? 'doppio' : 'triplo')} ${del(numberOf(v, second))}`, 'm')
  }
  return noun(phrase`prodotto ${del(name(a.times.map((x) => il(numberOf(v, x))).join(' per '), 'm'))}`, 'm')
}

/** «Di carte», not «delle carte»: how many there are is not about all of them. */
const bareOf = (many: Noun): Noun => name(many.text, many.gender, 'p')

/** A quantity of any kind, as a noun. */
export const numberOf = quantity

/** What a card counts in figures: damage and life; everything else is in words. */
const inFigures: readonly (CountableWord | Countable)[] = ['danno', 'punto vita']

/** How much of something: «3 punti vita», «una carta», «altrettanti danni», «1 danno per ogni creatura», «danno pari alla sua forza». */
export function howMuch(v: Voice, a: Amount, word: CountableWord | Countable): Phrase {
  const { many, gender } = typeof word === 'string' ? countables[word] : word
  const some = (n: number): Noun => (inFigures.includes(word) ? count(n, word) : printed(v, n, word))
  if (typeof a === 'number') return verbatim(some(a).text)
  if (a === 'event-amount') return verbatim(`${gender === 'f' ? 'altrettante' : 'altrettanti'} ${many}`)
  if (a === 'x') return verbatim(`X ${many}`)
  const [times, of] = 'times' in a ? a.times : [1, a]
  if ('thisWay' in a && AMOUNTS[a.thisWay] === undefined)
    return phrase`${some(1)} per ogni ${thisWay(a.thisWay, 'one')}`
  if (typeof times === 'number' && typeof of === 'object' && 'count' in of && (!('times' in a) || a.times.length === 2))
    return phrase`${some(times)} per ${filterNoun(v, of.count, 'each')}`
  const of2 = quantity(v, a)
  return inFigures.includes(word)
    ? phrase`${verbatim(word === 'danno' ? 'danno' : many)} pari ${al(of2)}`
    : phrase`un numero ${del(name(many, gender, 'p'))} pari ${al(of2)}`
}
