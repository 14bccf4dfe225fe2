import type { TargetSpec, Triggered } from '../kernel/card'
import type { Effect } from '../kernel/effect'
import type { GameEvent } from '../kernel/events'
import { type Condition, type EventPattern, REPLACEABLE, WATCHED } from '../kernel/language'
import type { Trigger } from '../kernel/state'
import { boundBy } from '../kernel/triggered'
import { compound, verb } from '../kernel/verb'
import { named } from '../language/named'
import { effect, targets } from '../language/often'
import { flag, type Instructions, oneOf, optional } from '../language/schema'
import { condition, eventPattern } from '../language/words'
import { from } from './parts'

/** The words of each instruction. */
export const words = {
  /** A delayed triggered ability: it triggers once, or every time while it lasts (603.7). */
  delayed: {
    when: eventPattern(WATCHED),
    if: optional(condition),
    targets,
    effect,
    repeat: optional(flag),
    until: optional(oneOf(['end-of-turn', 'your-next-turn'])),
  },
  /** An instruction of which an effect of the same spell or ability replaces a part (614.15). */
  selfReplacing: { effect, replace: eventPattern(REPLACEABLE), with: named('replacing') },
  /** "When you do": an ability that triggers at once, and whose targets are chosen as it is put on the stack (603.12). */
  whenYouDo: { targets, effect },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

const triggered = (
  when: EventPattern,
  op: { readonly if?: Condition; readonly targets?: readonly TargetSpec[]; readonly effect: Effect },
): Triggered => ({
  type: 'triggered',
  when,
  effect: op.effect,
  ...(op.if === undefined ? {} : { if: op.if }),
  ...(op.targets === undefined ? {} : { targets: op.targets }),
})

export const verbs = [
  verb('delayed', (_, op, c) => [
    {
      type: 'begin',
      effect: {
        effect: { delayed: triggered(op.when, op), ...(op.repeat ? { repeat: true } : {}) },
        controller: c.controller,
        ...from(c),
        until: op.until ?? 'end-of-game',
        bound: boundBy(c),
      },
    },
  ]),
  compound('selfReplacing', (r, op, c) => {
    const { replace, with: change } = op
    const { clock } = r.view().state
    r.together([
      {
        type: 'begin',
        effect: {
          effect: { replace, with: change, self: true },
          controller: c.controller,
          ...from(c),
          until: 'end-of-game',
        },
      },
    ])
    r.run(op.effect, c)
    r.together([{ type: 'end', effects: [`e${clock}`] }])
  }),
  verb('whenYouDo', (v, op, c) => {
    const event: GameEvent = c.event ?? { type: 'step', step: v.state.turn.step }
    const trigger: Trigger = {
      source: c.source ?? 'effect',
      controller: c.controller,
      ability: triggered({ event: 'state' }, op),
      event,
      bound: boundBy(c),
    }
    return [{ type: 'trigger', trigger }]
  }),
]
