import type { Quality } from '../../kernel/language'
import { contextOf, hasSubtype, instances, isPlayer, matches, objectOf, permanents, players } from '../../kernel/look'
import {
  believes,
  cant,
  ignores,
  legality,
  type Offer,
  query,
  type Rule,
  replacement,
  room,
  rule,
  stateBased,
} from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    protection: { readonly from: Quality }
  }
}

const owns = (v: View, target: string): string => (isPlayer(v, target) ? target : v.controller(target))

/** Whether one of the protections of an object or player is from a source, in the way that is asked. */
const protects = (v: View, target: string, of: (from: Quality) => boolean): true | undefined =>
  instances(v, target, 'protection').some(({ from }) => of(from)) || undefined

const isFrom = (v: View, target: string, source: string): boolean => v.ask('protectedFrom', { target, source }) === true

/** Damage from a source of the quality is prevented. */
const prevention = replacement('702.16e', 'damage', (v, e): readonly Offer[] => {
  if (!isFrom(v, e.target, e.source) || v.ask('preventable', { event: e }) === false) return []
  const o = objectOf(v, e.target)
  const shield = { prevent: 'all', from: {} } as const
  const of = { id: `${e.target}/702.16`, effect: shield, controller: owns(v, e.target), timestamp: o?.timestamp ?? 0 }
  return [{ of: o ? { ...of, source: o.id } : { ...of, name: e.target }, prevention: true, apply: () => [] }]
})

const attackerHas = legality('702.16f', 'block', (v, a) => {
  const found = a.blocks.find(({ blocker, attacker }) => isFrom(v, attacker, blocker))
  return found && { reason: 'protected', detail: { object: found.attacker, source: found.blocker } }
})
const blockerHas = legality('702.16f', 'block', (v, a) => {
  const found = a.blocks.find(({ blocker, attacker }) => isFrom(v, blocker, attacker))
  return found && { reason: 'protected', detail: { object: found.blocker, source: found.attacker } }
})

/** Auras of the quality do not stay attached (704.5m), and neither do Equipment and Fortifications (704.5n). */
const keptOff = (id: '702.16c' | '702.16d', subtypes: readonly string[]): Rule =>
  query(id, 'mayAttach', (v, { object, to }) =>
    subtypes.some((s) => hasSubtype(v, object, s)) && isFrom(v, to, object) ? false : undefined,
  )
const enchanted = keptOff('702.16c', ['Aura'])
const equipped = keptOff('702.16d', ['Equipment', 'Fortification'])

/** Protection: not targeted, damaged, enchanted, equipped or blocked by what has the quality; nothing else is stopped. */
export const protection = room(
  '702.16',
  { title: 'Protection', keyword: 'protection', takes: { from: 'needed' } },
  [
    query('702.16a', 'protectedFrom', (v, { target, source }) =>
      protects(
        v,
        target,
        (from) =>
          typeof from === 'object' &&
          !('player' in from) &&
          matches(v, source, from, owns(v, target), target, 'anywhere'),
      ),
    ),
    legality('702.16b', 'target', (v, { target, source }) =>
      isFrom(v, target, source) ? { reason: 'protected', detail: { object: target, source } } : undefined,
    ),
    enchanted,
    equipped,
    prevention,
    attackerHas,
    query('702.16j', 'protectedFrom', (v, { target }) => protects(v, target, (from) => from === 'everything')),
    query('702.16k', 'protectedFrom', (v, { target, source }) =>
      protects(v, target, (from) => {
        if (typeof from !== 'object' || !('player' in from)) return false
        const whose = v.controller(source) || (objectOf(v, source)?.owner ?? '')
        return players(v, from.player, contextOf({ controller: owns(v, target) })).includes(whose)
      }),
    ),
  ],
  [
    ignores('protection-untargetable-only', '702.16e'),
    believes(
      'protection-stops-wrath',
      rule(
        '702.16e',
        prevention,
        cant('702.16e', 'destroy', (v, e) => e.source !== undefined && isFrom(v, e.object, e.source)),
      ),
    ),
    believes(
      'protection-equipment-destroyed',
      rule(
        '702.16d',
        equipped,
        stateBased('702.16d', (v) =>
          permanents(v)
            .filter((id) => hasSubtype(v, id, 'Equipment') && isFrom(v, v.state.objects[id]?.attachedTo ?? '', id))
            .map((object) => ({ type: 'move', object, to: 'graveyard', verb: 'state' })),
        ),
      ),
    ),
    believes('protection-cannot-block-quality', rule('702.16f', attackerHas, blockerHas)),
  ],
)
