import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two objects are exiled to be melded; one may be a token, or no card of the pair: where does each end up? */
export const meldAttempt = template({
  id: 'meld-attempt',
  version: 5,
  claims: ['701.42b', '111.7'],
  axes: {
    first: ['fenice', 'gigante', 'sfinge', 'golem', 'demone'],
    second: ['drago', 'angelo', 'idra'],
    size: ['3/3', '4/4', '5/5'],
    other: ['4/3', '2/5'],
    melded: ['9/10', '8/8', '7/9'],
    token: ['second', 'first'],
  },
  beliefs: ['meld-token', 'sba-uses-stack'],
  form: 'zones',
  scenario: (p) =>
    scenario()
      .creature('A', p.first, p.size, [], {
        layout: 'meld',
        pair: p.second,
        ...(p.token === 'first' ? { token: true } : { other: { pt: p.melded } }),
      })
      .creature('A', p.second, p.other, [], {
        layout: 'meld',
        pair: p.first,
        ...(p.token === 'second' ? { token: true } : { other: { pt: p.melded } }),
      })
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: 'exile', what: { all: { types: ['creature'], controller: 'you' } } },
            // Of the pair the card is named first: only who has a token melded asks what it becomes.
            p.token === 'second'
              ? { do: 'meld', what: p.first, with: p.second }
              : { do: 'meld', what: p.second, with: p.first },
          ],
        },
        'A',
      )
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.first },
      { ask: 'zone', object: p.second },
    ],
  }),
})
