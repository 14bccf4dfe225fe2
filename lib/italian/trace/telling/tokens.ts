import type { Characteristics, EventOf, RuleId } from '#lib/rules/index'
import { exceptionOf, exceptText } from '../../card/except'
import { keywordOf } from '../../card/text'
import { tokenName } from '../../card/token'
import {
  agree,
  and,
  con,
  count,
  del,
  type Noun,
  noun,
  type Phrase,
  phrase,
  pt,
  sentence,
  verb,
  verbatim,
} from '../../grammar/index'
import { thingCalled } from '../../names/people'
import { cardTypes, colored, subtype } from '../../names/terms'
import { naming, player, type Saying, type Tale } from './context'
import { arriving } from './entered'
import { is, type Node, outcome, rulesOf } from './tree'

/** «2 pedine creatura Soldato 1/1 bianche con volare»; of a copy what it copies. */
function tokens(n: number, what: Characteristics, label: string): Noun {
  const number = n === 1 ? 's' : 'p'
  if (what.copied) {
    const copies = count(n, { one: 'pedina che è una copia', many: 'pedine che sono copie', gender: 'f' })
    const but = exceptText(exceptionOf(what), { ...copies, number })
    return { ...copies, text: phrase`${copies} ${del(thingCalled(what))}${but}`, number }
  }
  const { power, toughness } = what
  const kinds = [...what.types.map((x) => cardTypes[x].it.text), ...what.subtypes.map((x) => subtype(x).it.text)]
  const head = noun(number === 's' ? 'pedina' : 'pedine', 'f', number)
  const own = what.name === label ? tokenName({ id: label, subtypes: what.subtypes }) : thingCalled(what).text
  const called = what.subtypes.length ? undefined : own
  const words = [
    head.text,
    ...kinds,
    ...(power === undefined || toughness === undefined ? [] : [pt(power, toughness)]),
    ...(what.colors.length ? [colored(what.colors, head)] : []),
    ...(called === undefined ? [] : [`${agree('chiamato', head)} ${called}`]),
  ].join(' ')
  const made = count(n, { one: words, many: words, gender: 'f' })
  return { ...made, number }
}

const withKeywords = (what: Characteristics): Phrase =>
  what.keywords.length && !what.copied
    ? phrase` ${con(and([...new Set(what.keywords.map(keywordOf))].map(verbatim)))}`
    : verbatim('')

/** Loyalty counters are there as a planeswalker enters. */
const LOYALTY: readonly RuleId[] = ['306.5b']

/** Whether what comes of it waits for a choice that nobody has made. */
const isUnfinished = ({ evaluation: e }: Tale, { h, children }: Node<EventOf<'create'>>): boolean =>
  e.status === 'undecided' && children.length === 0 && e.trace?.happenings.at(-1)?.id === h.id

/** «Anna crea 2 pedine creatura Soldato 1/1.» How they enter is said with it, and under whose control if not the creator's. */
export function created(t: Tale, n: Node<EventOf<'create'>>): readonly Saying[] {
  const { player: who, what, label } = n.h.event
  const made = n.children.filter((c): c is Node<EventOf<'createToken'>> => is(c, 'createToken'))
  const base = { batch: n.h.batch }
  if (isUnfinished(t, n)) return []
  if (!made.length)
    return [{ ...base, rules: naming(t, n), sentence: sentence(phrase`${player(t, who)} non crea pedine`) }]
  const entries = made.flatMap((c) => {
    const end = outcome(c)
    if (!end) return []
    const under = end.h.event.controller
    const of = under === undefined || under === who ? '' : under
    return [{ c, end, of, how: arriving(t, end, tokens(2, end.h.event.what, label)) }]
  })
  const kinds = [...new Set(entries.map((e) => JSON.stringify([e.of, e.how, e.end.h.event.what])))]
  const said = kinds.map((kind) => {
    const alike = entries.filter((e) => JSON.stringify([e.of, e.how, e.end.h.event.what]) === kind)
    const [first] = alike
    const is = tokens(alike.length, first?.end.h.event.what ?? what, label)
    const how = first ? arriving(t, first.end, is, withKeywords(what)) : verbatim('')
    const under = first?.of
      ? phrase`, che ${verb('entra', is)} sotto il controllo ${del(player(t, first.of))}`
      : verbatim('')
    // What a planeswalker enters with is of the rule on loyalty, before that on tokens.
    const loyal = alike.flatMap((e) => e.c.h.by.filter((rule) => LOYALTY.includes(rule)))
    const entering = loyal.length
      ? phrase`: ${verb('entra', is)}${how}, ${verbatim('pari alla sua fedeltà')}`
      : phrase`${how}${under}`
    return {
      ...base,
      rules: [...loyal, ...rulesOf(...alike.map((e) => e.c))],
      sentence: sentence(phrase`${player(t, who)} crea ${is}${entering}`),
    }
  })
  return [...said, ...t.tell(made.filter((c) => !outcome(c)))]
}
