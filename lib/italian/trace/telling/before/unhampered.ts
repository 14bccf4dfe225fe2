import type { Characteristics, Cost, Violation } from '#lib/rules/index'
import { agree, del, phrase } from '../../../grammar/index'
import { player, type Saying, type Tale } from '../context'
import { at, explain, idOf, there } from './beforehand'

/**
 * «Nunzio ha la priorità: un'abilità attivata si può attivare anche nel turno altrui.» «Il costo di Altare non contiene {T}: che sia TAPpato
 * non conta.» Of an activation that is `refused` for another reason.
 */
export function unhampered(
  t: Tale,
  label: string,
  n: number,
  misread: readonly string[],
  refused: readonly Violation[],
): readonly Saying[] {
  const id = idOf(t, label)
  const v = at(t)
  const costs = costOf(v.characteristics(id), n)
  const kept = refused.map(({ reason }) => reason)
  if (costs === undefined || kept.some((reason) => HAMPERING.has(reason))) return []
  const who = v.controller(id)
  const x = there(t, id)
  const abroad = misread.includes('113.3b') && who !== v.state.turn.active
  const tapped = v.state.objects[id]?.tapped && !costs.some(({ pay }) => pay === 'tap' || pay === 'untap')
  return [
    ...(abroad
      ? [
          explain(
            t,
            phrase`${player(t, who)} ha la priorità: un'abilità attivata si può attivare anche nel turno altrui`,
            ['117.1b', '113.3b'],
          ),
        ]
      : []),
    ...(tapped && misread.includes('107.5')
      ? [explain(t, phrase`il costo ${del(x)} non contiene {T}: che sia ${agree('TAPpato', x)} non conta`, ['107.5'])]
      : []),
  ]
}

/** What an activated ability costs besides mana; to equip costs nothing else. */
function costOf({ abilities, keywords }: Characteristics, n: number): readonly Cost[] | undefined {
  const ability = abilities[n]
  if (ability?.type === 'activated') return ability.cost
  return !ability && keywords.some(({ keyword }) => keyword === 'equip') ? [] : undefined
}

/** Refusals for which the turn, the priority or the TAP counts. */
const HAMPERING: ReadonlySet<string> = new Set(['tapped', 'not-own-turn', 'no-priority', 'sorcery-timing'])
