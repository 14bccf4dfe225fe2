import type { Violation } from '#lib/rules/index'
import { agree, lo, phrase, un, verb, verbatim } from '../../../grammar/index'
import { cardTypes, isKeyword, keywords } from '../../../names/terms'
import { has, type Saying, stating, stepOf, type Tale } from '../context'
import { activates, atHome, attacks } from './able'
import { at, explain, idOf, there } from './beforehand'
import { blocks } from './blocking'
import { equippingOtherwise } from './equipping'
import { hurt } from './hurt'
import { payable, unharmed } from './payable'
import { phyrexian } from './payments'
import { unhampered } from './unhampered'

/**
 * What does not forbid an action that is asked about, though somebody takes it for what does: of an action that is `refused` as well, and of
 * creatures that are not declared. `misread` are the beliefs of who gives another answer, or another reason for the same, and the rules that they misread.
 */
export function besides(t: Tale, misread: readonly string[], refused: readonly Violation[]): readonly Saying[] {
  const s = stepOf(t)
  if (s === 'combat-damage')
    return refused.length > 0
      ? [...hurt(t, misread), ...twice(t, misread, refused)]
      : passesOver(t)
        ? []
        : hurt(t, misread)
  if (typeof s !== 'object') return []
  if ('block' in s) return blocks(t, s.block, misread, refused)
  if ('attack' in s && refused.length === 0) return atHome(t, Object.keys(s.attack), misread)
  if (refused.length === 0) return unharmed(t, misread)
  // Who is refused for it is not told that nothing stands in the way.
  if (refused.some(({ reason }) => reason === 'just-arrived')) return []
  const spared = [
    ...('cast' in s && s.phyrexian ? phyrexian(t, s.cast, s.phyrexian) : []),
    ...indestructible(t, misread, refused),
    ...worthless(t, misread, refused),
    ...withX(t, misread, refused),
    ...beyondFirst(t, misread, refused),
    ...payable(t, misread, refused),
    ...additional(t, misread, refused),
    ...('suspend' in s ? atAnyTime(t, s.suspend, misread, refused) : []),
  ]
  if ('activate' in s)
    return [
      ...activates(t, s.activate, misread),
      ...unhampered(t, s.activate, s.ability ?? 0, misread, refused),
      ...equippingOtherwise(t, idOf(t, s.activate), misread, refused),
      ...spared,
    ]
  return 'attack' in s ? attacks(t, misread, refused) : spared
}

/** «Medaglione è indistruttibile: ciò vieta solo di distruggerlo, non di sacrificarlo»: under whose control nothing may be sacrificed, the refusal says. */
function indestructible(t: Tale, misread: readonly string[], refused: readonly Violation[]): readonly Saying[] {
  const lacking = refused.find(({ reason }) => reason === 'nothing-to-sacrifice')
  if (!lacking || !misread.includes('702.12b')) return []
  const v = at(t)
  const who = lacking.detail?.player
  const [one, ...more] = v.state.shared.battlefield.filter(
    (id) => v.controller(id) !== who && has(v, id, 'indestructible'),
  )
  if (one === undefined) return []
  const x = there(t, one)
  const said =
    more.length === 0
      ? phrase`${x} ${verb('è', x)} ${agree('indistruttibile', x)}${verbatim(`: ciò vieta solo di distrugger${lo(x)}, non di sacrificar${lo(x)}`)}`
      : phrase`indistruttibile vieta solo di distruggere, non di sacrificare`
  return [explain(t, said, ['702.12b'])]
}

/** «X fa parte del costo di mana {X}{2}{W}: non è un costo addizionale.» */
function withX(t: Tale, misread: readonly string[], refused: readonly Violation[]): readonly Saying[] {
  const s = stepOf(t)
  if (!misread.includes('118.8') || typeof s !== 'object' || !('cast' in s)) return []
  const cost = at(t).state.objects[idOf(t, s.cast)]?.printed.manaCost
  return cost !== undefined && refused.some(({ reason }) => reason === 'x-is-zero')
    ? [explain(t, phrase`X fa parte del costo di mana ${verbatim(cost)}: non è un costo addizionale`, ['118.8'])]
    : []
}

/** «Incrementare si paga per ogni modo oltre il primo»: what would be paid of modes of which one is chosen twice. */
const beyondFirst = (t: Tale, misread: readonly string[], refused: readonly Violation[]): readonly Saying[] =>
  misread.includes('702.120a') && refused.some(({ reason }) => reason === 'repeated-mode')
    ? [explain(t, phrase`incrementare si paga solo per ogni modo oltre il primo`, ['702.120a'])]
    : []

/** «Un valore di mana 0 non vieta di sacrificare»: the same of who could be sacrificed for emerge. */
function worthless(t: Tale, misread: readonly string[], refused: readonly Violation[]): readonly Saying[] {
  const lacking = refused.find(({ reason }) => reason === 'nothing-to-sacrifice')
  if (!lacking || !misread.includes('702.119a')) return []
  const v = at(t)
  const who = lacking.detail?.player
  return v.state.shared.battlefield.some((id) => v.controller(id) !== who && v.ask('manaValue', { object: id }) === 0)
    ? [explain(t, phrase`un valore di mana 0 non vieta di sacrificare`, ['702.119a'])]
    : []
}

/** «Fiamma è un istantaneo: per sospenderla non serve la propria fase principale»: of a card that something else keeps from being suspended. */
function atAnyTime(
  t: Tale,
  label: string,
  misread: readonly string[],
  refused: readonly Violation[],
): readonly Saying[] {
  const id = idOf(t, label)
  const instant = at(t).characteristics(id).types.includes('instant')
  if (!instant || !misread.includes('702.62a') || refused.some(({ reason }) => reason === 'sorcery-timing')) return []
  const x = there(t, id)
  const needless = verbatim(`: per sospender${lo(x)} non serve la propria fase principale`)
  return [explain(t, phrase`${x} è ${un(cardTypes.instant.it)}${needless}`, ['702.62a'])]
}

/** «Emergere è un costo alternativo, e lo è anche non pagare il costo di mana: nessuno dei due è addizionale.» */
function additional(t: Tale, misread: readonly string[], refused: readonly Violation[]): readonly Saying[] {
  const s = stepOf(t)
  const name = typeof s === 'object' && 'cast' in s ? s.alternative : undefined
  const twice = refused.some(({ reason }) => reason === 'two-alternative-costs')
  if (!twice || name === undefined || !isKeyword(name) || !misread.includes('118.8')) return []
  const both = phrase`${keywords[name].it} è un costo alternativo, e lo è anche non pagare il costo di mana`
  return [
    explain(t, phrase`${both}: nessuno dei due è addizionale`, [
      ...stating(t, 'query', 'baseCost').filter((rule) => rule.startsWith('118.9')),
      '118.8',
    ]),
  ]
}

/** Whether who tramples deals damage to whom they attack: what the blockers need is told with that. */
const passesOver = (t: Tale): boolean => {
  const v = at(t)
  return (v.state.combat?.attackers ?? []).some(
    ({ id, attacks }) =>
      has(v, id, 'trample') &&
      t.evaluation.trace?.happenings.some(
        ({ event: e, action }) => action === t.action && e.type === 'damage' && e.source === id && e.target === attacks,
      ),
  )
}

/** «Con doppio attacco Toro infligge danno in due sottofasi, non il doppio in una volta sola.» */
const twice = (t: Tale, misread: readonly string[], refused: readonly Violation[]): readonly Saying[] =>
  misread.includes('702.4b')
    ? refused.flatMap(({ reason, detail }) =>
        reason === 'wrong-total' && typeof detail?.object === 'string' && has(at(t), detail.object, 'double-strike')
          ? [
              explain(
                t,
                phrase`con doppio attacco ${there(t, detail.object)} infligge danno in due sottofasi, non il doppio in una volta sola`,
                ['702.4b'],
              ),
            ]
          : [],
      )
    : []
