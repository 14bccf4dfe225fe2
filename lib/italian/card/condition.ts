import type { Condition } from '#lib/rules/index'
import { al, del, il, name, type Phrase, phrase, puntiVita, verb, verbatim } from '../grammar/index'
import { numberOf, printed } from './amount'
import { filterNoun } from './filter'
import { metPlayer, objectNoun, who } from './refs'
import { conjugate, doing, one, opening, type Subject, type Voice } from './voice'

/** What is asked of a number: «è pari o superiore a 10». */
function compared(v: Voice, is: Extract<Condition, { amount: unknown }>): Phrase {
  const of = (a: typeof is.amount): Phrase => al(numberOf(v, a))
  const parts = [
    ...(is.atLeast === undefined ? [] : [phrase`pari o superiore ${of(is.atLeast)}`]),
    ...(is.atMost === undefined ? [] : [phrase`pari o inferiore ${of(is.atMost)}`]),
    ...(is.equals === undefined ? [] : [phrase`pari ${of(is.equals)}`]),
  ]
  return phrase`${il(numberOf(v, is.amount))} è ${verbatim(parts.join(' e '))}`
}

/** «Hai almeno 10 punti vita», «l'avversario ha al massimo 5 punti vita»: undefined where it is not about a total. */
function lifeText(v: Voice, is: Extract<Condition, { amount: unknown }>): Phrase | undefined {
  const { amount, atLeast, atMost } = is
  if (typeof amount !== 'object' || !('lifeOf' in amount)) return undefined
  const n = atLeast ?? atMost
  if (typeof n !== 'number' || (atLeast !== undefined && atMost !== undefined)) return undefined
  const how = verbatim(atLeast === undefined ? 'al massimo' : 'almeno')
  return phrase`${doing(who(v, amount.lifeOf), 'ha')} ${how} ${puntiVita(n)}`
}

const THAT_PLAYER: Subject = { key: 'quel giocatore', person: 'other', noun: name('quel giocatore', 'm') }

/** «Hai almeno nove carte in mano», «un avversario non ha carte in mano». */
function handText(v: Voice, is: Extract<Condition, { amount: unknown }>, whose: 'you' | 'opponent', n: number): Phrase {
  const s = whose === 'you' ? who(v, 'you') : metPlayer(v) ? THAT_PLAYER : one(who(v, 'opponent'))
  if (n === 0 && is.atLeast === undefined)
    return phrase`${opening(s)} non ${conjugate('ha', s)} carte in mano`.trim() as Phrase
  const how = is.equals === undefined ? (is.atLeast === undefined ? 'al massimo ' : 'almeno ') : 'esattamente '
  return phrase`${doing(s, 'ha')} ${verbatim(how)}${printed(v, n, 'carta')} in mano`
}

/** «Controlli almeno tre artefatti», «non controlli creature»: undefined where it is not about how many there are. */
function countText(v: Voice, is: Extract<Condition, { amount: unknown }>): Phrase | undefined {
  const { amount, atLeast, atMost, equals } = is
  if (typeof amount !== 'object' || !('count' in amount)) return undefined
  const [n, ...more] = [atLeast, atMost, equals].filter((x) => x !== undefined)
  if (typeof n !== 'number' || more.length > 0) return undefined
  if (amount.count.zone === 'hand' && amount.count.owner !== undefined) return handText(v, is, amount.count.owner, n)
  const { controller, ...kind } = amount.count
  const mine = controller === 'you' && (kind.zone === undefined || kind.zone === 'battlefield')
  const what = mine ? kind : amount.count
  const things = {
    one: filterNoun(v, what, 'one').text,
    many: filterNoun(v, what, 'many').text,
    gender: filterNoun(v, what, 'one').gender,
  }
  const no = n === 0 && atLeast === undefined
  const how = equals === undefined ? (atLeast === undefined ? 'al massimo ' : 'almeno ') : 'esattamente '
  const some = no ? verbatim(things.many) : phrase`${verbatim(how)}${printed(v, n, things)}`
  if (mine) {
    const s = who(v, 'you')
    return no
      ? (phrase`${opening(s)} non ${conjugate('controlla', s)} ${some}`.trim() as Phrase)
      : phrase`${doing(s, 'controlla')} ${some}`
  }
  return no ? phrase`non ci sono ${some}` : phrase`${verbatim(n === 1 ? "c'è" : 'ci sono')} ${some}`
}

/** Something that is so or not, as a card says it after «se»: «è il tuo turno», «questa creatura non è un artefatto». */
export function conditionText(v: Voice, is: Condition): Phrase {
  if ('amount' in is) return lifeText(v, is) ?? countText(v, is) ?? compared(v, is)
  if ('object' in is) {
    const what = objectNoun(v, is.object)
    return phrase`${il(what)} ${verb('è', what)} ${filterNoun(v, is.is, 'one')}`
  }
  if ('turn' in is) {
    const s = who(v, is.turn)
    return s.person === 'you' ? verbatim('è il tuo turno') : phrase`è il turno ${del(s.noun)}`
  }
  if ('not' in is) return phrase`non è vero che ${conditionText(v, is.not)}`
  const [parts, word] = 'every' in is ? [is.every, ' e '] : [is.some, ' o ']
  return verbatim(parts.map((x) => conditionText(v, x)).join(word))
}
