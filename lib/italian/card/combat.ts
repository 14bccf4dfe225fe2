import type { Filter, Lasting } from '#lib/rules/index'
import { agree, il, lo, type Noun, type Phrase, phrase, verb, verbatim } from '../grammar/index'
import { filterNoun } from './filter'
import type { Voice } from './voice'

type Of<K extends string> = Extract<Lasting, { readonly [Key in K]: unknown }>

/** Lasting effects about who attacks and who blocks. */
type InCombat = Of<'must'> | Of<'mayBlock'> | Of<'attackCost'> | Of<'mostAttackers'>

export const isInCombat = (e: Lasting): e is InCombat =>
  'must' in e || 'mayBlock' in e || 'attackCost' in e || 'mostAttackers' in e

/** One thing where the text is on it or names it, otherwise all that there are. */
const spokenOf = (v: Voice, what: Filter): Noun =>
  filterNoun(v, what, what.self || what.host || what.id !== undefined ? 'one' : 'many')

const EACH_COMBAT = ' in ogni combattimento'

/** What lasts a turn and is asked of creatures is about that turn: «attacca in questo turno, se può farlo». */
export const inThisTurn = (text: Phrase): Phrase =>
  verbatim(
    text.includes(',') ? text.replace(EACH_COMBAT, '').replace(',', ' in questo turno,') : `${text} in questo turno`,
  )

/** «Attacca in ogni combattimento, se può farlo», «deve essere bloccata, se possibile». */
function must(v: Voice, e: Of<'must'>): Phrase {
  const what = spokenOf(v, e.what)
  if (e.must !== 'be-blocked') {
    const does = verb(e.must === 'attack' ? 'attacca' : 'blocca', what)
    return phrase`${il(what)} ${does}${verbatim(EACH_COMBAT)}, se ${verb('può', what)} farlo`
  }
  if (e.by === undefined)
    return phrase`${il(what)} ${verb('deve', what)} essere ${agree('bloccato', what)}, se possibile`
  const by = filterNoun(v, e.by, 'all')
  return phrase`${by} in grado di bloccare ${il(what)} ${lo(what)} ${verb('blocca', by)}`
}

/** «Non può attaccare a meno che il suo controllore non paghi {2}.» */
function attackCost(v: Voice, e: Of<'attackCost'>): Phrase {
  const what = spokenOf(v, e.what)
  const whose = what.number === 'p' ? 'il loro controllore' : 'il suo controllore'
  const each = what.number === 'p' ? ` per ${what.gender === 'f' ? 'ognuna' : 'ognuno'} di esse` : ''
  return phrase`${il(what)} non ${verb('può', what)} attaccare a meno che ${verbatim(whose)} non paghi ${verbatim(e.attackCost)}${verbatim(each)}`
}

/** An effect about who attacks and who blocks, without capital and full stop. */
export function combatText(v: Voice, e: InCombat): Phrase {
  if ('must' in e) return must(v, e)
  if ('attackCost' in e) return attackCost(v, e)
  if ('mostAttackers' in e) {
    const n = e.mostAttackers
    const can =
      n === 0 ? 'nessuna creatura può' : n === 1 ? 'non più di una creatura può' : `non più di ${n} creature possono`
    return verbatim(`${can} attaccare in ogni combattimento`)
  }
  const n = e.mayBlock
  const what = filterNoun(v, e.what, e.what.self ? 'one' : 'many')
  const more =
    n === 1 ? 'una creatura in più' : n === 'any-number' ? 'un qualsiasi numero di creature' : `${n} creature in più`
  return phrase`${il(what)} ${verb('può', what)} bloccare ${verbatim(more)}`
}
