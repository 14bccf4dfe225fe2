import { named } from '../named'
import { template } from '../template'

/** Bile Blight on a creature of which there are another, a token and one face down: which stay? */
export const bileBlightNames = template({
  id: 'bile-blight-names',
  version: 1,
  claims: ['201.2a'],
  axes: {
    card: ['runeclaw-bear'],
    by: ['A', 'N'],
    down: ['A', 'N'],
    life: [20, 15, 9, 12, 7, 17],
  },
  beliefs: ['facedown-keeps-name', 'token-has-no-name', 'same-name-same-controller', 'name-means-one'],
  scenario: (p) => {
    const down = named('coperto', p.card, { faceDown: true })
    return {
      players: { N: { life: p.life } },
      field: {
        A: [named('altro', p.card), ...(p.down === 'A' ? [down] : [])],
        N: [named('orso', p.card), named('copia', p.card, { token: true }), ...(p.down === 'N' ? [down] : [])],
      },
      hand: { [p.by]: [named('morbo', 'bile-blight')] },
      script: [{ cast: 'morbo', by: p.by, targets: ['orso'] }, 'resolve-all'],
    }
  },
  probe: () => ({ ask: 'survivors', objects: ['orso', 'altro', 'coperto', 'copia'] }),
})
