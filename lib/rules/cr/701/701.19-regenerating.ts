import type { GameEvent } from '../../kernel/events'
import { replacement, result, room, rule } from '../../kernel/rule'

/** A regeneration shield replaces the next destruction: damage off, tapped, out of combat. */
export const regenerating = room('701.19', 'Regenerate', [
  rule(
    '701.19a',
    replacement('701.19a', 'destroy', (v, e) =>
      e.noRegeneration
        ? []
        : v
            .lasting()
            .filter(
              (a) =>
                'replace' in a.effect &&
                a.effect.replace.event === 'destroy' &&
                a.fixed?.includes(e.object) &&
                v.left(a) > 0,
            )
            .map((a) => ({
              identity: a.id,
              controller: a.controller,
              ...(a.source ? { source: a.source } : {}),
              apply: (): readonly GameEvent[] => [
                { type: 'use', effect: a.id, amount: 1 },
                { type: 'regenerate', object: e.object },
              ],
            })),
    ),
    result('701.19a', 'regenerate', (v, e) => [
      { type: 'clearDamage', object: e.object },
      ...(v.state.objects[e.object]?.tapped ? [] : [{ type: 'tap', object: e.object } as const]),
      ...(v.state.combat ? [{ type: 'leaveCombat', object: e.object } as const] : []),
    ]),
  ),
])
