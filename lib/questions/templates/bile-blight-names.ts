import { named } from '../named'
import { template } from '../template'

/** Bile Blight on a creature of which there are another, a token and one face down, or on the one face down beside another: which stay? */
export const bileBlightNames = template({
  id: 'bile-blight-names',
  version: 3,
  claims: ['201.2a'],
  axes: {
    card: ['runeclaw-bear'],
    by: ['A', 'N'],
    down: ['A', 'N'],
    life: [20, 15, 9, 12, 7, 17],
    // At the creature that is face up, or at one that has no name.
    at: ['orso', 'coperto'],
  },
  beliefs: [
    'facedown-keeps-name',
    'token-has-no-name',
    'same-name-same-controller',
    'name-means-one',
    'nameless-share-name',
  ],
  scenario: (p) => {
    const down = named('coperto', p.card, { faceDown: true })
    const other = p.at === 'coperto' ? [named('celato', 'kitchen-finks', { faceDown: true })] : []
    return {
      players: { N: { life: p.life } },
      field: {
        A: [named('altro', p.card), ...other, ...(p.down === 'A' ? [down] : [])],
        N: [named('orso', p.card), named('copia', p.card, { token: true }), ...(p.down === 'N' ? [down] : [])],
      },
      hand: { [p.by]: [named('morbo', 'bile-blight')] },
      script: [{ cast: 'morbo', by: p.by, targets: [p.at] }, 'resolve-all'],
    }
  },
  probe: (p) => ({
    ask: 'survivors',
    objects: ['orso', 'altro', 'coperto', 'copia', ...(p.at === 'coperto' ? ['celato'] : [])],
  }),
})
