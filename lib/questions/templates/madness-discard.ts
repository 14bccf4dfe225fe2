import { scenario } from '#lib/rules/index'
import { card, gain, instant, watcher } from '../parts'
import { template } from '../template'

/** A card with madness is discarded, perhaps with others, and an ability watches: where is the card, and was it discarded? */
export const madnessDiscard = template({
  id: 'madness-discard',
  version: 3,
  claims: ['702.35a', '701.9a'],
  axes: {
    card: ['folgore', 'fiamma', 'scossa', 'languore', 'cometa', 'brace'],
    cost: ['{R}', '{1}{R}'],
    watcher: ['sigillo', 'coro', 'studio', 'ronda', 'torre'],
    amount: [1, 2, 3],
    turn: ['A', 'N'],
    more: [0, 1, 2],
  },
  beliefs: ['madness-from-graveyard', 'madness-not-discarded'],
  form: 'board',
  scenario: (p) => ({
    ...scenario()
      .turn(p.turn)
      // Of the opponent, whose order with madness nobody has to choose: telling it would say that both trigger.
      .permanent('N', watcher(p.watcher, { event: 'discard', player: 'opponent' }, gain(p.amount)))
      .effect({ do: 'discard', who: 'A', amount: 1 + p.more }, 'N')
      .done(),
    hand: {
      A: [
        ...['isola', 'foresta'].slice(0, p.more).map((id) => card(id, 'land')),
        instant(p.card, gain(4), [], { cost: '{4}{R}', keywords: [{ keyword: 'madness', cost: p.cost }] }),
      ],
    },
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.card },
      { ask: 'triggers', object: p.watcher },
    ],
  }),
})
