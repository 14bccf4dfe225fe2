import { card } from './card'

export const dimirDoppelganger = card({
  slug: 'dimir-doppelganger',
  name: { en: 'Dimir Doppelganger', it: 'Mutaforma Dimir' },
  cost: '{1}{U}{B}',
  types: ['creature'],
  subtypes: ['Shapeshifter'],
  pt: '0/2',
  abilities: [
    {
      type: 'activated',
      cost: [{ pay: 'mana', cost: '{1}{U}{B}' }],
      targets: [{ kind: 'object', filter: { zone: 'graveyard', types: ['creature'] } }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'exile', what: { target: 0 } },
          {
            do: 'becomeCopy',
            what: 'self',
            of: { thisWay: 'exile' },
            until: 'end-of-game',
            except: { thisAbility: true },
          },
        ],
      },
    },
  ],
})
