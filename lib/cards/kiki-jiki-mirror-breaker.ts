import { card } from './card'

export const kikiJiki = card({
  slug: 'kiki-jiki-mirror-breaker',
  name: { en: 'Kiki-Jiki, Mirror Breaker', it: 'Kiki-Jiki, Spaccaspecchi' },
  cost: '{2}{R}{R}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Goblin', 'Shaman'],
  pt: '2/2',
  keywords: ['haste'],
  abilities: [
    {
      type: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ kind: 'object', filter: { types: ['creature'], controller: 'you', notSupertypes: ['legendary'] } }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'createCopy', of: { target: 0 }, id: 'copia', except: { keywords: [{ keyword: 'haste' }] } },
          {
            do: 'delayed',
            when: { event: 'step', step: 'end' },
            effect: { do: 'sacrifice', what: { thisWay: 'enters' }, by: 'you' },
          },
        ],
      },
    },
  ],
})
