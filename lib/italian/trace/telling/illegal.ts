import {
  type Fault,
  type Filter,
  type IllegalTarget,
  illegalTargets,
  keywordOfRule,
  type ObjectId,
  rulesAbout,
} from '#lib/rules/index'
import { filterNoun } from '../../card/filter'
import { keywordOf } from '../../card/keyword'
import { agree, and, del, ed, type Noun, type Phrase, phrase, un, verb, verbatim } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { inZone, keywordText, type ZoneId, zones } from '../../names/terms'
import { voiceOf } from '../why-not/scene'
import { has, namingOf, player, type Tale, target } from './context'

/** Targets that a resolving spell or ability finds illegal: through which quality, in a clause, and the rules that say so. */
export interface Illegal {
  readonly why: Phrase
  readonly targets: readonly Noun[]
  /** Those that are still legal: for them it resolves all the same. */
  readonly legal: readonly Noun[]
  readonly rules: readonly string[]
}

/** The same of what stands on the stack before a batch: «Orso non è più sul campo di battaglia e Lupo ha ora protezione dal nero». */
export function illegalAt(t: Tale, batch: number, id: ObjectId): Illegal | undefined {
  const v = t.view(batch - 1)
  const lost = illegalTargets(t.evaluation, v, id)
  if (!lost.length) return undefined
  const by = new Map<string, IllegalTarget[]>()
  for (const one of lost) {
    const key = `${JSON.stringify(one.fault)} ${isBack(t, batch, one)}`
    by.set(key, [...(by.get(key) ?? []), one])
  }
  const legal = (v.state.objects[id]?.onStack?.targets ?? [])
    .filter((one) => !lost.some((x) => x.target === one))
    .map((one) => target(t, one))
  return {
    why: and([...by.values()].map((alike) => clause(t, batch, id, alike, legal.length > 0))),
    targets: lost.map((x) => target(t, x.target)),
    legal,
    // That what has come back is another object is said, and so is the rule on that.
    rules: [
      ...new Set(
        lost.flatMap((one) => [
          ...(isBack(t, batch, one) ? RENEWING : []),
          ...((isTaken(one) && keyworded(t, batch, id)?.rules) || one.rules),
        ]),
      ),
    ],
  }
}

const isTaken = ({ fault }: IllegalTarget): boolean => fault.by === 'quality' && fault.quality === 'controller'

/** The keyword that an activated ability on the stack is of, with the rules that say what it asks for: no card writes that out. */
function keyworded(t: Tale, batch: number, id: ObjectId) {
  const used = t.evaluation.trace?.happenings.find(({ event }) => event.type === 'activate' && event.object === id)
  const rules = used ? namingOf(t, t.view(batch - 1), used.event).filter((rule) => keywordOfRule(rule)) : []
  const [keyword] = rules.flatMap((rule) => keywordOfRule(rule) ?? [])
  return keyword && { keyword, rules }
}

/** What changes zones is a new object. */
const RENEWING: readonly string[] = rulesAbout('query', 'newObject')

/** Whether a card has left and come back: it lies where it was chosen, and is another object (400.7). */
function isBack(t: Tale, batch: number, { target: id, fault }: IllegalTarget): boolean {
  if (fault.by !== 'gone') return false
  const { cards, objects } = t.view(batch - 1).state
  return objects[cards[labelOf(id)] ?? '']?.zone === fault.from
}

/** Targets that are illegal through the same quality; in short where it is said after it that others are legal. */
function clause(t: Tale, batch: number, id: ObjectId, alike: readonly IllegalTarget[], short: boolean): Phrase {
  const [first] = alike
  const who = [...new Set(alike.map((x) => x.target))].map((x) => target(t, x))
  const fault: Fault = first?.fault ?? { by: 'kind' }
  const them = and(who)
  const is = verb('è', who)
  switch (fault.by) {
    case 'gone':
      if (first && isBack(t, batch, first)) {
        const [object, chosen] =
          who.length > 1 ? ['nuovi oggetti', 'i bersagli scelti'] : ['un nuovo oggetto', 'il bersaglio scelto']
        return phrase`${them} ${is} ora ${verbatim(object)}${verbatim(short ? '' : ` e non ${chosen}`)}`
      }
      return phrase`${them} non ${is} più ${fault.from in zones ? inZone(fault.from as ZoneId) : verbatim('lì')}`
    case 'phased':
      return phrase`${them} ${is} fuori fase`
    case 'lost':
      return phrase`${them} non ${is} più in partita`
    case 'kind':
      return phrase`${them} non ${is} più una creatura, un planeswalker o una battaglia`
    case 'forbidden':
      return phrase`${them} ${forbidden(t, batch, first, fault.reason, who)}`
    default:
      return misfit(t, batch, id, fault, alike, who)
  }
}

/** «Ha ora protezione dal nero», «ha ora anti-malocchio». */
function forbidden(
  t: Tale,
  batch: number,
  one: IllegalTarget | undefined,
  reason: Extract<Fault, { by: 'forbidden' }>['reason'],
  who: readonly Noun[],
): Phrase {
  const keyword = reason === 'protected' ? 'protection' : reason === 'hexproof' ? 'hexproof' : undefined
  if (!keyword || !one) return phrase`ora non ${verb('può', who)} essere ${agree('bersagliato', who)}`
  const own = t.view(batch - 1).characteristics(one.target).keywords
  const found = own.findLast((k) => k.keyword === keyword)
  return phrase`${verb('ha', who)} ora ${verbatim(keywordOf(found ?? keyword))}`
}

/** «Non è più una creatura», «è ora sotto il controllo di Nora». */
function misfit(
  t: Tale,
  batch: number,
  id: ObjectId,
  fault: Extract<Fault, { by: 'quality' | 'qualities' }>,
  alike: readonly IllegalTarget[],
  who: readonly Noun[],
): Phrase {
  const v = t.view(batch - 1)
  const [first] = alike
  const them = and(who)
  const now = first ? player(t, v.controller(first.target)) : verbatim('')
  const on = v.state.objects[id]
  const you = v.ask('stackController', { object: id }) ?? on?.owner ?? ''
  const kindOf = (asked: Filter) => filterNoun(voiceOf(t, you, on?.onStack?.source ?? id), asked, 'one')
  if (first && isTaken(first)) {
    const own = keyworded(t, batch, id)
    return own && fault.by === 'quality'
      ? phrase`${verbatim(keywordText(own.keyword))} chiede ${un(kindOf(fault.asked))}, ${ed(player(t, you))} non controlla più ${them}`
      : phrase`${them} ${verb('è', who)} ora sotto il controllo ${del(now)}`
  }
  // Only who believes it finds something wrong with a quality that the target has.
  const [types, asked] = [first ? v.characteristics(first.target).types : [], fault.asked.types]
  const only = Object.keys(fault.asked).every((word) => word === 'types' || word === 'zone')
  if (only && asked?.some((type) => types.includes(type)))
    return first && has(v, first.target, 'indestructible')
      ? phrase`${them} ${verb('è', who)} ora ${agree('indistruttibile', who)}`
      : phrase`${them} non ${verb('è', who)} più ${verbatim(who.length > 1 ? 'bersagli legali' : 'un bersaglio legale')}`
  const { zone: _, ...kind } = fault.asked
  const x = kindOf(kind)
  const power = fault.by === 'quality' && fault.quality === 'power' && first && v.characteristics(first.target).power
  const size = typeof power === 'number' ? phrase` ha ora forza ${power} e` : verbatim('')
  return phrase`${them}${size} non ${verb('è', who)} più ${un(x)}`
}
