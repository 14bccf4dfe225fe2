import { NOTHING_ANNOUNCED } from '../../kernel/announced'
import type { Characteristics, Cost } from '../../kernel/card'
import { isFaced, shown } from '../../kernel/facing'
import type { ObjectId } from '../../kernel/ids'
import { onBattlefield } from '../../kernel/look'
import type { Proposal } from '../../kernel/query'
import { believes, legality, query, type Rule, result, room, rule } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    /** `cost` turns it face up: mana, or a list of costs; `mega`: with a +1/+1 counter on it (702.37b). */
    morph: { readonly cost: string | readonly Cost[]; readonly mega?: true }
  }
}

/** The morph ability that a face-down permanent would have face up, under the effects that are there; or a face-down card in exile. */
function morphOf(v: View, id: ObjectId) {
  const o = v.state.objects[id]
  if (!o?.facing?.faceDown && !o?.lookers) return undefined
  const { keywords } = onBattlefield(v, id)
    ? v.after({ type: 'showFace', object: id }).characteristics(id)
    : copiableOf(v, o)
  return keywords.find((k) => k.keyword === 'morph')
}

/** What a card in exile would be face up. */
function copiableOf(v: View, { lookers: _, ...rest }: GameObject): Characteristics {
  const up = { ...rest, facing: shown(rest.facing ?? {}) }
  return (isFaced(up) && v.ask('copiable', { object: up })) || rest.printed
}

/** Whether what is being cast lies face down. */
const isCastFaceDown = (v: View, { object, source }: Proposal): boolean =>
  source === undefined && v.state.objects[object]?.facing?.faceDown !== undefined

/** When it may be turned face up, at what cost, and whether that waits on the stack. */
const turning = (how: 'at-once' | 'on-stack'): Rule =>
  rule(
    '702.37e',
    legality('702.37e', 'turn-up', (v, { object, player }) => {
      const may = v.controller(object) === player && morphOf(v, object)
      return may ? undefined : { reason: 'no-morph', detail: { object, player } }
    }),
    query('702.37e', 'turnUpCost', (v, { object }) => {
      const cost = morphOf(v, object)?.cost ?? []
      return typeof cost === 'string' ? [{ pay: 'mana', cost }] : cost
    }),
    query('702.37e', 'turnsUp', () => how),
  )

/** Morph: a card that is cast face down as a 2/2 creature, and turned face up for its cost at any time its controller has priority. */
export const morph = room(
  '702.37',
  { title: 'Morph', keyword: 'morph', takes: { cost: 'needed', mega: 'optional' } },
  [
    rule(
      '702.37c',
      legality('702.37c', 'cast', (v, { object, as }) =>
        as !== 'face-down' || (v.state.objects[object]?.printed.keywords ?? []).some((k) => k.keyword === 'morph')
          ? undefined
          : { reason: 'not-face-down', detail: { object } },
      ),
      query('702.37c', 'baseCost', (v, p) => (isCastFaceDown(v, p) ? [{ pay: 'mana', cost: '{3}' }] : undefined)),
      // {3} is an alternative cost, and there is no other besides it (118.9a).
      legality('702.37c', 'announce', (v, p) =>
        isCastFaceDown(v, p) && p.announced.alternatives.length
          ? { reason: 'two-alternative-costs', detail: { object: p.object } }
          : undefined,
      ),
    ),
    result('702.37f', 'turnUp', (v, { object, x }) => {
      const announced = v.state.objects[object]?.announced ?? NOTHING_ANNOUNCED
      return x === undefined ? undefined : [{ type: 'announce', object, announced: { ...announced, x } }]
    }),
    result('702.37b', 'turnUp', (v, { object, paid }) =>
      paid && morphOf(v, object)?.mega ? [{ type: 'putCounters', on: object, counter: '+1/+1', amount: 1 }] : undefined,
    ),
    turning('at-once'),
  ],
  [believes('morph-flip-uses-stack', turning('on-stack'))],
)
