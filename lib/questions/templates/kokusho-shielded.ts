import { named } from '../named'
import { template } from '../template'

/** Mending Touch has shielded Kokusho, and then it is exiled or sacrificed: does it die, and what does its ability do? */
export const kokushoShielded = template({
  id: 'kokusho-shielded',
  version: 1,
  claims: ['700.4', '701.21a'],
  claimsAt: (p) => (p.by === 'path-to-exile' ? ['700.4'] : ['701.21a']),
  axes: {
    by: ['path-to-exile', 'edict'],
    owner: ['A', 'N'],
    mine: [20, 12, 7],
    theirs: [18, 9, 14],
  },
  beliefs: ['exile-is-dying', 'regenerate-from-sacrifice'],
  form: 'board',
  scenario: (p) => {
    const foe = p.owner === 'A' ? 'N' : 'A'
    const path = p.by === 'path-to-exile'
    return {
      players: { A: { life: p.mine }, N: { life: p.theirs } },
      turn: { active: p.owner, step: 'main1' },
      field: { [p.owner]: [named('kokusho', 'kokusho-the-evening-star')] },
      hand: {
        [p.owner]: [named('tocco', 'mending-touch')],
        ...(path ? { [foe]: [named('magia', 'path-to-exile')] } : {}),
      },
      script: [
        { cast: 'tocco', by: p.owner, targets: ['kokusho'] },
        'resolve',
        path
          ? { cast: 'magia', by: foe, targets: ['kokusho'] }
          : { effect: { do: 'sacrifice', what: 'kokusho', by: p.owner }, by: foe },
        'resolve-all',
      ],
      choices: path ? [{ choose: 'may', player: p.owner, answer: 'no' }] : [],
    }
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'life', player: 'N' },
      { ask: 'zone', object: 'kokusho' },
    ],
  }),
})
