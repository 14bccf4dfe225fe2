import type { Effect } from '#lib/rules/index'
import { beast } from '../parts'
import { template } from '../template'

const ALL = { all: { types: ['creature'] } } as const
const WAYS: Readonly<Record<string, Effect>> = {
  destroy: { do: 'destroy', what: ALL },
  return: { do: 'returnToHand', what: ALL },
  bury: { do: 'putInLibrary', what: ALL, at: 'bottom' },
  exile: { do: 'exile', what: ALL },
}

/** Creatures leave the battlefield together, one of them under the control of another than its owner: where does each card go, and whose is it? */
export const stolenZones = template({
  id: 'stolen-zones',
  version: 3,
  claims: ['400.3'],
  axes: {
    way: ['destroy', 'return', 'bury'],
    stolen: ['guardiano', 'sfinge', 'angelo', 'idra', 'cavaliere', 'airone'],
    own: ['orso', 'lince', 'golem', 'volpe'],
    foe: ['lupo', 'arpia', 'troll', 'vespa'],
    size: ['2/2', '3/3', '4/4', '1/1', '5/4'],
    thief: ['A', 'N'],
  },
  beliefs: ['stolen-creature-my-graveyard', 'controller-is-owner'],
  form: 'board',
  scenario: (p) => {
    const [thief, owner] = p.thief === 'A' ? (['A', 'N'] as const) : (['N', 'A'] as const)
    return {
      field: {
        [thief]: [beast(p.stolen, p.size, { owner }), beast(p.own, '2/2')],
        [owner]: [beast(p.foe, '3/2')],
      },
      library: p.way === 'bury' ? { A: 20, N: 20 } : {},
      script: [{ effect: WAYS[p.way] as Effect, by: 'A' }],
      // Nobody arranges more than one card: the owner of the stolen creature has another.
      choices: p.way === 'return' ? [] : [{ choose: 'order', player: owner, answer: [p.stolen, p.foe] }],
    }
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      ...[p.stolen, p.own, p.foe].map((object) => ({ ask: 'zone', object }) as const),
      { ask: 'owner', object: p.stolen },
    ],
  }),
})
