import { copy, plus } from '#lib/base/copy'
import { stateWith } from '../copies'
import type { ObjectId } from '../ids'
import type { Stores } from '../keep'
import type { GameState } from '../state'

/** Combat without something: an attacker, a blocker, or what an attacker attacks, which then attacks nothing (506.4c). */
const without = (combat: NonNullable<GameState['combat']>, id: ObjectId): NonNullable<GameState['combat']> =>
  copy(combat, {
    attackers: combat.attackers
      .filter((a) => a.id !== id)
      .map((a) =>
        copy(a, {
          ...(a.attacks === id ? { attacks: '', lost: id } : {}),
          blockers: a.blockers.includes(id) ? a.blockers.filter((b) => b !== id) : a.blockers,
        }),
      ),
  })

/** What happens in combat. */
export const combatStores = {
  attack: (s, e) =>
    e.attackers.length
      ? stateWith(s, {
          combat: { attackers: e.attackers.map((a) => plus(a, { blocked: false, blockers: [] })), damageDone: false },
        })
      : s,
  block: (s, e) =>
    s.combat
      ? stateWith(s, {
          combat: copy(s.combat, {
            declared: [...(s.combat.declared ?? []), e.player],
            attackers: s.combat.attackers.map((a) => {
              const blockers = e.blocks.filter((b) => b.attacker === a.id).map((b) => b.blocker)
              return blockers.length ? copy(a, { blocked: true, blockers: [...a.blockers, ...blockers] }) : a
            }),
          }),
        })
      : s,
  leaveCombat: (s, e) => (s.combat ? stateWith(s, { combat: without(s.combat, e.object) }) : s),
  makeBlocked: (s, e) =>
    stateWith(s, {
      combat:
        s.combat &&
        copy(s.combat, {
          attackers: s.combat.attackers.map((a) => (a.id === e.object ? copy(a, { blocked: true }) : a)),
        }),
    }),
  endCombat: (s) => stateWith(s, { combat: null }),
  strikeFirst: (s, e) =>
    s.combat ? stateWith(s, { combat: copy(s.combat, { struckFirst: e.objects, struckTwice: e.twice }) }) : s,
  damageDone: (s) => (s.combat ? stateWith(s, { combat: copy(s.combat, { damageDone: true }) }) : s),
} satisfies Stores
